export interface PageAddress {
  /** The route pattern. */
  path: string;
  /** Valid fields of the form on the page. */
  form?: Record<string, string>;
}

/** Every query parameter that some page reads. */
export const QUERY = [
  ...["location", "radius", "search", "locationSearch", "sort", "page", "limit", "mode", "skipSize"],
  ...["companies", "companyId", "job", "bags", "waste", "tab", "featured", "quote", "_routes", "index"],
];

const PERSON = { name: "Ann Archer", email: "ann@archer.example", phone: "01632 960001", location: "Leeds" };

export const QUOTE_FORM = {
  ...PERSON,
  wasteType: "Soil and rubble",
  skipSize: "small",
  hireDate: "2099-01-01",
  hireDuration: "1-week",
  radius: "25",
  companies: "1",
};

/** Every page. in-process/coverage.test.ts fails when one is missing. */
export const PAGES: PageAddress[] = [
  { path: "/" },
  { path: "/search" },
  { path: "/companies" },
  { path: "/company/:id" },
  { path: "/price-comparison" },
  { path: "/guides" },
  { path: "/guides/:slug" },
  { path: "/skip-sizes" },
  { path: "/list-business", form: PERSON },
  { path: "/quote", form: QUOTE_FORM },
  { path: "/admin" },
  { path: "/receipt/:token", form: { intent: "withdraw", companyId: "1" } },
  { path: "/terms" },
  { path: "/privacy" },
  { path: "/sitemap" },
  { path: "/developers" },
  { path: "/*" },
];
