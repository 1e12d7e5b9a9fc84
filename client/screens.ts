import type { QueryClient } from "@tanstack/react-query";
import type { Screen } from "./page.ts";
import { companyQueryOptions, reviewsQueryOptions } from "./queries/companies.ts";
import type { Params, RouteName } from "./routes.ts";

type LoadScreen = () => Promise<Screen>;

/**
 * The screens as browsers load them, each when it is first shown or about to be. Only the component is named, so that the
 * rest of a file, which is for the server, stays out of what is sent.
 */
export const SCREENS: Record<RouteName, LoadScreen> = {
  "home/home": () => import("./screens/home/home.tsx").then(({ default: Home }) => Home),
  "search/search": () => import("./screens/search/search.tsx").then(({ default: Search }) => Search),
  "companies/companies": () =>
    import("./screens/companies/companies.tsx").then(({ default: Companies }) => Companies),
  "company/company": () => import("./screens/company/company.tsx").then(({ default: Company }) => Company),
  "price-comparison/price-comparison": () =>
    import("./screens/price-comparison/price-comparison.tsx").then(({ default: Prices }) => Prices),
  "guides/guides": () => import("./screens/guides/guides.tsx").then(({ default: Guides }) => Guides),
  "guides/guide": () => import("./screens/guides/guide.tsx").then(({ default: Guide }) => Guide),
  "skip-sizes/skip-sizes": () =>
    import("./screens/skip-sizes/skip-sizes.tsx").then(({ default: Sizes }) => Sizes),
  "list-business/list-business": () =>
    import("./screens/list-business/list-business.tsx").then(({ default: ListBusiness }) => ListBusiness),
  "quote/quote": () => import("./screens/quote/quote.tsx").then(({ default: Quote }) => Quote),
  "admin/admin": () => import("./screens/admin/admin.tsx").then(({ default: Admin }) => Admin),
  "receipt/receipt": () => import("./screens/receipt/receipt.tsx").then(({ default: Receipt }) => Receipt),
  "developers/developers": () =>
    import("./screens/developers/developers.tsx").then(({ default: Developers }) => Developers),
  "terms/terms": () => import("./screens/terms/terms.tsx").then(({ default: Terms }) => Terms),
  "privacy/privacy": () => import("./screens/privacy/privacy.tsx").then(({ default: Privacy }) => Privacy),
  "sitemap/sitemap": () => import("./screens/sitemap/sitemap.tsx").then(({ default: Sitemap }) => Sitemap),
  "not-found/not-found": () =>
    import("./screens/not-found/not-found.tsx").then(({ default: NotFound }) => NotFound),
};

/** Starts the first queries of a screen before it is shown. */
type PrefetchQueries = (queryClient: QueryClient, params: Params) => Promise<unknown>[];

export const PREFETCH_QUERIES: Partial<Record<RouteName, PrefetchQueries>> = {
  "company/company": (queryClient, { id: text }) => {
    const id = Number(text);
    return id > 0
      ? [queryClient.query(companyQueryOptions(id)), queryClient.query(reviewsQueryOptions(id))]
      : [];
  },
};
