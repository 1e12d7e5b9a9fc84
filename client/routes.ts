import { matchPath } from "react-router";

/** Each screen by its file below screens/, and the address where it stands. */
export const ROUTES = {
  "home/home": "/",
  "search/search": "/search",
  "companies/companies": "/companies",
  "company/company": "/company/:id",
  "price-comparison/price-comparison": "/price-comparison",
  "guides/guides": "/guides",
  "guides/guide": "/guides/:slug",
  "skip-sizes/skip-sizes": "/skip-sizes",
  "list-business/list-business": "/list-business",
  "quote/quote": "/quote",
  "admin/admin": "/admin",
  "receipt/receipt": "/receipt/:token",
  "developers/developers": "/developers",
  "terms/terms": "/terms",
  "privacy/privacy": "/privacy",
  "sitemap/sitemap": "/sitemap",
  "not-found/not-found": "*",
} as const;

export type RouteName = keyof typeof ROUTES;

/** The parameters in a path; every route names its own. */
export type Params = Readonly<Record<string, string | undefined>>;

export interface RouteMatch {
  name: RouteName;
  params: Params;
}

/** The screen an address shows, and what its path says. */
export function routeAt(pathname: string): RouteMatch {
  for (const [name, path] of Object.entries(ROUTES) as [RouteName, string][]) {
    const match = matchPath(path, pathname);
    if (match) return { name, params: match.params };
  }
  return { name: "not-found/not-found", params: {} };
}
