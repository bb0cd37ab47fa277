int phasebook_placeholder;
