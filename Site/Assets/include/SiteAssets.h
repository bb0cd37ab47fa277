extern int phasebook_placeholder;
