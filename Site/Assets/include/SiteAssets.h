#ifndef SITE_ASSETS_H
#define SITE_ASSETS_H

#include <stddef.h>

/// A file of the theme, embedded when the program is compiled.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  size_t length;
} SiteAsset;

/// The file at an index; NULL behind the last.
const SiteAsset *site_asset(size_t index);

#endif
