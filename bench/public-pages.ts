/** One of each kind of public page. */
export const PAGES = [
  "/",
  "/search?location=Leeds&radius=30",
  "/companies",
  "/company/1",
  "/price-comparison?location=Leeds",
  "/guides",
  "/guides/waste-types",
  "/skip-sizes",
  "/list-business",
  "/quote",
  "/terms",
  "/privacy",
  "/sitemap",
];

/** Those that are only read, and need no script for it. */
export const READ_ONLY = ["/guides", "/guides/waste-types", "/skip-sizes", "/terms", "/privacy", "/sitemap"];
