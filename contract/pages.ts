import {
  ADMIN_QUERY,
  COMPARE_QUERY,
  DIRECTORY_QUERY,
  JOB_QUERY,
  type PageQuery,
  PLAN_QUERY,
  PRICES_QUERY,
  QUOTE_QUERY,
  RECEIPT_QUERY,
  RECORD_QUERY,
  SEARCH_QUERY,
  SKIP_ADVICE_QUERY,
  VIEW_QUERY,
} from "./page-query.ts";

/**
 * Where a page is linked from: the header, groups of the side menu and the footer, the footer's first group only, and
 * the footer's last row.
 */
export type Menu = "main" | "services" | "site" | "footer" | "legal";

/** The groups of the sitemap screen, in the order shown. */
export const SITEMAP_GROUPS = [
  "Main Pages",
  "Skip Hire Guides",
  "Business Services",
  "Legal & Support",
] as const;
export type SitemapGroup = (typeof SITEMAP_GROUPS)[number];

export interface Page {
  /** React Router's pattern. */
  path: `/${string}`;
  /** The parameters that the page depends on. Server and screens see no others. */
  query: PageQuery;
  /** The text of links to the page. */
  title: string;
  /** Within a menu, pages appear in the order of this table. */
  menus: readonly Menu[];
  /** The group of the sitemap screen that lists the page. Null if the screen does not list it. */
  sitemapGroup: SitemapGroup | null;
  /** Whether sitemap.xml contains the page, for search engines. */
  isIndexed: boolean;
  /** Whether the page loads script. A page that is only read does not. */
  needsScript: boolean;
  /** A URL that tests and benchmarks open, with the demonstration data. */
  example: string;
}

/**
 * Every page of the site. The key names the screen's file: `client/screens/<folder>/<key>.screen.tsx`. Routes, menus,
 * sitemaps, tests and benchmarks derive from this table.
 */
export const PAGES = {
  home: {
    path: "/",
    query: JOB_QUERY,
    title: "Home",
    menus: ["main", "site"],
    sitemapGroup: "Main Pages",
    isIndexed: true,
    needsScript: true,
    example: "/",
  },
  search: {
    path: "/search",
    query: SEARCH_QUERY,
    title: "Find Skip Hire",
    menus: ["services"],
    sitemapGroup: "Main Pages",
    isIndexed: true,
    needsScript: true,
    example: "/search?location=Leeds&radius=30",
  },
  "skip-sizes": {
    path: "/skip-sizes",
    query: SKIP_ADVICE_QUERY,
    title: "Skip Hire Explained",
    menus: ["main", "services"],
    sitemapGroup: "Skip Hire Guides",
    isIndexed: true,
    needsScript: false,
    example: "/skip-sizes",
  },
  plan: {
    path: "/plan",
    query: PLAN_QUERY,
    title: "Plan your skip",
    menus: ["services"],
    sitemapGroup: "Main Pages",
    isIndexed: true,
    needsScript: false,
    example: "/plan?kind=patio&location=LS6+2AB&stands=road",
  },
  companies: {
    path: "/companies",
    query: DIRECTORY_QUERY,
    title: "All Companies",
    menus: ["main", "site"],
    sitemapGroup: "Main Pages",
    isIndexed: true,
    needsScript: true,
    example: "/companies",
  },
  company: {
    path: "/company/:id",
    query: JOB_QUERY,
    title: "Company",
    menus: [],
    sitemapGroup: null,
    isIndexed: true,
    needsScript: true,
    example: "/company/1",
  },
  "price-comparison": {
    path: "/price-comparison",
    query: PRICES_QUERY,
    title: "Price Comparison",
    menus: ["services"],
    sitemapGroup: "Main Pages",
    isIndexed: true,
    needsScript: true,
    example: "/price-comparison?location=Leeds",
  },
  towns: {
    path: "/skip-hire",
    query: {},
    title: "Skip Hire by Town",
    menus: ["footer"],
    sitemapGroup: "Main Pages",
    isIndexed: true,
    needsScript: false,
    example: "/skip-hire",
  },
  town: {
    path: "/skip-hire/:town",
    query: VIEW_QUERY,
    title: "Skip hire in a town",
    menus: [],
    sitemapGroup: null,
    isIndexed: true,
    needsScript: false,
    example: "/skip-hire/leeds",
  },
  compare: {
    path: "/compare",
    query: COMPARE_QUERY,
    title: "Compare companies",
    menus: [],
    sitemapGroup: null,
    isIndexed: false,
    needsScript: true,
    example: "/compare?ids=102,541&location=York&size=6",
  },
  guides: {
    path: "/guides",
    query: JOB_QUERY,
    title: "Guides",
    menus: ["services"],
    sitemapGroup: "Skip Hire Guides",
    isIndexed: true,
    needsScript: false,
    example: "/guides",
  },
  guide: {
    path: "/guides/:slug",
    query: JOB_QUERY,
    title: "Guide",
    menus: [],
    sitemapGroup: null,
    isIndexed: true,
    needsScript: false,
    example: "/guides/waste-types",
  },
  "list-business": {
    path: "/list-business",
    query: {},
    title: "List Your Business",
    menus: ["main", "site"],
    sitemapGroup: "Business Services",
    isIndexed: true,
    needsScript: true,
    example: "/list-business",
  },
  quote: {
    path: "/quote",
    query: QUOTE_QUERY,
    title: "Request quotes",
    menus: [],
    sitemapGroup: "Main Pages",
    isIndexed: true,
    needsScript: true,
    example: "/quote",
  },
  receipt: {
    path: "/receipt/:token",
    query: RECEIPT_QUERY,
    title: "Receipt",
    menus: [],
    sitemapGroup: null,
    isIndexed: false,
    needsScript: true,
    example: "/receipt/no-such-token",
  },
  record: {
    path: "/receipt/:token/record",
    query: RECORD_QUERY,
    title: "Duty-of-care record",
    menus: [],
    sitemapGroup: null,
    isIndexed: false,
    needsScript: false,
    example: "/receipt/no-such-token/record",
  },
  answer: {
    path: "/answer/:token",
    query: {},
    title: "Answer a request",
    menus: [],
    sitemapGroup: null,
    isIndexed: false,
    needsScript: true,
    example: "/answer/no-such-token",
  },
  review: {
    path: "/review/:token",
    query: {},
    title: "Write a review",
    menus: [],
    sitemapGroup: null,
    isIndexed: false,
    needsScript: true,
    example: "/review/no-such-token",
  },
  admin: {
    path: "/admin",
    query: ADMIN_QUERY,
    title: "Admin",
    menus: [],
    sitemapGroup: null,
    isIndexed: false,
    needsScript: true,
    example: "/admin",
  },
  terms: {
    path: "/terms",
    query: {},
    title: "Terms & Conditions",
    menus: ["legal"],
    sitemapGroup: "Legal & Support",
    isIndexed: true,
    needsScript: false,
    example: "/terms",
  },
  privacy: {
    path: "/privacy",
    query: {},
    title: "Privacy Policy",
    menus: ["legal"],
    sitemapGroup: "Legal & Support",
    isIndexed: true,
    needsScript: false,
    example: "/privacy",
  },
  "how-we-work": {
    path: "/how-we-work",
    query: {},
    title: "How we work",
    menus: ["legal"],
    sitemapGroup: "Legal & Support",
    isIndexed: true,
    needsScript: false,
    example: "/how-we-work",
  },
  sitemap: {
    path: "/sitemap",
    query: {},
    title: "Sitemap",
    menus: ["legal"],
    sitemapGroup: "Legal & Support",
    isIndexed: true,
    needsScript: false,
    example: "/sitemap",
  },
  developers: {
    path: "/developers",
    query: {},
    title: "Developers",
    menus: [],
    sitemapGroup: "Legal & Support",
    isIndexed: true,
    needsScript: false,
    example: "/developers",
  },
  "not-found": {
    path: "/*",
    query: {},
    title: "404 Page Not Found",
    menus: [],
    sitemapGroup: null,
    isIndexed: false,
    needsScript: false,
    example: "/no/such/page",
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

/** All pages, in the order of the table. */
export const ALL_PAGES: readonly Page[] = Object.values(PAGES);
