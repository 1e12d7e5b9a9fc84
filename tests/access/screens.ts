import { ALL_PAGES, exampleOf } from "#contract/pages.ts";

/** States of pages that look different from the example in `ALL_PAGES`. */
const STATES = [
  { name: "Home with results", path: "/?location=Leeds&radius=25" },
  { name: "Home with nothing found", path: "/?location=zzzzqqqq&radius=5" },
  { name: "Find Skip Hire without a place", path: "/search" },
  { name: "Find Skip Hire near an ambiguous place", path: "/search?location=Newport&radius=30" },
  { name: "Find Skip Hire on a map", path: "/search?location=Leeds&radius=30&view=map&firm=1905" },
  { name: "All Companies on a map", path: "/companies?view=map" },
  { name: "Find Skip Hire with nothing found", path: "/search?location=St+Davids&radius=5" },
  { name: "All Companies, selecting", path: "/companies?mode=quote&location=Leeds" },
  { name: "Company for a job", path: "/company/541?location=York&size=6&stands=road&waste=soil,mattress" },
  { name: "Comparison of five companies", path: "/compare?ids=102,541,109,309,999&location=York&size=6" },
  { name: "Comparison of one company", path: "/compare?ids=102" },
  { name: "Company that does not exist", path: "/company/999999" },
  {
    name: "Price Comparison for a job",
    path: "/price-comparison?location=York&size=6&stands=road&waste=mattress",
  },
  { name: "Price Comparison without a place", path: "/price-comparison" },
  { name: "Town with many companies", path: "/skip-hire/london" },
  { name: "Town on a map", path: "/skip-hire/leeds?view=map" },
  { name: "Town that does not exist", path: "/skip-hire/no-such-town" },
  { name: "Guide that does not exist", path: "/guides/no-such-guide" },
];

/** An example of every page, and the states above. */
export const SCREENS = [...ALL_PAGES.map((page) => ({ name: page.title, path: exampleOf(page) })), ...STATES];
