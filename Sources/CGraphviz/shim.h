#include <gvc.h>

#ifdef __GLIBC__
// <dlfcn.h> keeps this from a program that does not ask for GNU extensions, which no importer of it can do.
typedef struct {
  const char *dli_fname;
  void *dli_fbase;
  const char *dli_sname;
  void *dli_saddr;
} Dl_info;
int dladdr(const void *address, Dl_info *info);
#endif
