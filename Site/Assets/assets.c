// Embeds the theme: `#embed` (C23) is tracked by the compiler, so a changed file is built in again.
#include "SiteAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file0[] = {
#embed "favicon.svg"
};
static const unsigned char file1[] = {
#embed "site.js"
};
static const unsigned char file2[] = {
#embed "Styles/1-tokens.css"
};
static const unsigned char file3[] = {
#embed "Styles/2-base.css"
};
static const unsigned char file4[] = {
#embed "Styles/3-layout.css"
};
static const unsigned char file5[] = {
#embed "Styles/4-article.css"
};
static const unsigned char file6[] = {
#embed "Styles/5-stations.css"
};
static const unsigned char file7[] = {
#embed "Styles/5-strip.css"
};
static const unsigned char file8[] = {
#embed "Styles/6-body.css"
};
static const unsigned char file9[] = {
#embed "Styles/7-asides.css"
};
static const unsigned char file10[] = {
#embed "Styles/8-code.css"
};
static const unsigned char file11[] = {
#embed "Styles/8-diagrams.css"
};
static const unsigned char file12[] = {
#embed "Styles/8-map.css"
};
static const unsigned char file13[] = {
#embed "Styles/8-models.css"
};
static const unsigned char file14[] = {
#embed "Styles/8-tables.css"
};
static const unsigned char file15[] = {
#embed "Styles/9-print.css"
};
static const unsigned char file16[] = {
#embed "Strings/de.po"
};
static const unsigned char file17[] = {
#embed "Strings/ru.po"
};
static const unsigned char file18[] = {
#embed "Strings/sr.po"
};

#define FILE_ENTRY(name, bytes) {name, bytes, sizeof bytes}

static const SiteAsset assets[] = {
    FILE_ENTRY("favicon.svg", file0),
    FILE_ENTRY("site.js", file1),
    FILE_ENTRY("Styles/1-tokens.css", file2),
    FILE_ENTRY("Styles/2-base.css", file3),
    FILE_ENTRY("Styles/3-layout.css", file4),
    FILE_ENTRY("Styles/4-article.css", file5),
    FILE_ENTRY("Styles/5-stations.css", file6),
    FILE_ENTRY("Styles/5-strip.css", file7),
    FILE_ENTRY("Styles/6-body.css", file8),
    FILE_ENTRY("Styles/7-asides.css", file9),
    FILE_ENTRY("Styles/8-code.css", file10),
    FILE_ENTRY("Styles/8-diagrams.css", file11),
    FILE_ENTRY("Styles/8-map.css", file12),
    FILE_ENTRY("Styles/8-models.css", file13),
    FILE_ENTRY("Styles/8-tables.css", file14),
    FILE_ENTRY("Styles/9-print.css", file15),
    FILE_ENTRY("Strings/de.po", file16),
    FILE_ENTRY("Strings/ru.po", file17),
    FILE_ENTRY("Strings/sr.po", file18),
};

const SiteAsset *site_asset(size_t index) {
  return index < sizeof assets / sizeof assets[0] ? &assets[index] : NULL;
}
