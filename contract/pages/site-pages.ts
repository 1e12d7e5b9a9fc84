import {
  ADMIN_LOG_QUERY,
  ADMIN_QUERY,
  COMPARE_QUERY,
  DIRECTORY_QUERY,
  ITEMS_QUERY,
  JOB_QUERY,
  LISTING_QUERY,
  type PageQuery,
  PLAN_QUERY,
  PRICES_QUERY,
  QUOTE_QUERY,
  RECEIPT_QUERY,
  SEARCH_QUERY,
  SKIP_ADVICE_QUERY,
} from "../page-query.ts";

/**
 * Where a page is linked from:
 * - main: the header
 * - services, site: groups of the side menu and the footer
 * - footer: the footer's first group only
 * - legal: the footer's last row
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
  /** A path pattern of React Router. */
  path: `/${string}`;
  /** The parameters that the page depends on. Server and screens cannot read other parameters. */
  query: PageQuery;
  /** The text of links to the page. */
  title: string;
  /** Within a menu, pages appear in the order of this table. */
  menus?: readonly Menu[];
  sitemapGroup?: SitemapGroup;
  /** True if sitemap.xml lists the page for search engines. */
  isIndexed?: true;
  /** True if the page loads the script of the screens. A link to a page without it loads its document. */
  needsScript?: true;
  /** True if the page may ask the browser for the visitor's position. */
  asksPosition?: true;
  /** True if a page without the script of the screens has ticks, which are those of all lists. */
  hasTicks?: true;
  /** True if a page with script gets its data as props. Only the server has them, so links and Back load its document. */
  hasServerProps?: true;
  /** A URL that tests and benchmarks open with the demonstration data. The default is the path. */
  example?: string;
}

/**
 * The pages that the browser needs to know: pages in menus and pages with script. All other pages are in `contract/pages.ts`,
 * which the browser does not load. An absent `isIndexed` or `needsScript` means false.
 */
export const SITE_PAGES = {
  home: {
    path: "/",
    query: JOB_QUERY,
    title: "Home",
    menus: ["main", "site"],
    sitemapGroup: "Main Pages",
    isIndexed: true,
    needsScript: true,
  },
  search: {
    path: "/search",
    query: SEARCH_QUERY,
    title: "Find Skip Hire",
    menus: ["services"],
    sitemapGroup: "Main Pages",
    isIndexed: true,
    needsScript: true,
  },
  "skip-sizes": {
    path: "/skip-sizes",
    query: SKIP_ADVICE_QUERY,
    title: "Skip Hire Explained",
    menus: ["main", "services"],
    sitemapGroup: "Skip Hire Guides",
    isIndexed: true,
  },
  plan: {
    path: "/plan",
    query: PLAN_QUERY,
    title: "Plan your skip",
    menus: ["footer"],
    sitemapGroup: "Main Pages",
    isIndexed: true,
  },
  "what-goes-in": {
    path: "/what-goes-in",
    query: ITEMS_QUERY,
    title: "What goes in a skip",
    menus: ["footer"],
    sitemapGroup: "Skip Hire Guides",
    isIndexed: true,
  },
  companies: {
    path: "/companies",
    query: DIRECTORY_QUERY,
    title: "All Companies",
    menus: ["main", "site"],
    sitemapGroup: "Main Pages",
    isIndexed: true,
    needsScript: true,
  },
  company: {
    path: "/company/:id",
    query: JOB_QUERY,
    title: "Company",
    isIndexed: true,
    needsScript: true,
  },
  "price-comparison": {
    path: "/price-comparison",
    query: PRICES_QUERY,
    title: "Price Comparison",
    menus: ["services"],
    sitemapGroup: "Main Pages",
    isIndexed: true,
    needsScript: true,
  },
  towns: {
    path: "/skip-hire",
    query: {},
    title: "Skip Hire by Town",
    menus: ["footer"],
    sitemapGroup: "Main Pages",
    isIndexed: true,
  },
  compare: {
    path: "/compare",
    query: COMPARE_QUERY,
    title: "Compare companies",
    needsScript: true,
  },
  guides: {
    path: "/guides",
    query: JOB_QUERY,
    title: "Guides",
    menus: ["services"],
    sitemapGroup: "Skip Hire Guides",
    isIndexed: true,
  },
  "list-business": {
    path: "/list-business",
    query: LISTING_QUERY,
    title: "List Your Business",
    menus: ["main", "site"],
    sitemapGroup: "Business Services",
    isIndexed: true,
    needsScript: true,
  },
  quote: {
    path: "/quote",
    query: QUOTE_QUERY,
    title: "Request quotes",
    sitemapGroup: "Main Pages",
    isIndexed: true,
    needsScript: true,
  },
  receipt: {
    path: "/receipt/:token",
    query: RECEIPT_QUERY,
    title: "Your request",
    needsScript: true,
    hasServerProps: true,
  },
  answer: {
    path: "/answer/:token",
    query: {},
    title: "Answer a request",
    needsScript: true,
    hasServerProps: true,
  },
  review: {
    path: "/review/:token",
    query: {},
    title: "Write a review",
    needsScript: true,
    hasServerProps: true,
  },
  admin: {
    path: "/admin",
    query: ADMIN_QUERY,
    title: "Admin",
    needsScript: true,
  },
  "admin-work": {
    path: "/admin/work",
    query: {},
    title: "Work queue",
    needsScript: true,
  },
  "admin-personal-data": {
    path: "/admin/personal-data",
    query: {},
    title: "Personal data",
    needsScript: true,
  },
  "admin-log": {
    path: "/admin/log",
    query: ADMIN_LOG_QUERY,
    title: "Log of changes",
    needsScript: true,
  },
  "admin-devices": {
    path: "/admin/devices",
    query: {},
    title: "Signed-in devices",
    needsScript: true,
  },
  terms: {
    path: "/terms",
    query: {},
    title: "Terms & Conditions",
    menus: ["legal"],
    sitemapGroup: "Legal & Support",
    isIndexed: true,
  },
  privacy: {
    path: "/privacy",
    query: {},
    title: "Privacy Policy",
    menus: ["legal"],
    sitemapGroup: "Legal & Support",
    isIndexed: true,
  },
  "how-we-work": {
    path: "/how-we-work",
    query: {},
    title: "How we work",
    menus: ["legal"],
    sitemapGroup: "Legal & Support",
    isIndexed: true,
  },
  "reviews-policy": {
    path: "/reviews-policy",
    query: {},
    title: "Reviews policy",
    menus: ["legal"],
    sitemapGroup: "Legal & Support",
    isIndexed: true,
  },
  accessibility: {
    path: "/accessibility",
    query: {},
    title: "Accessibility",
    menus: ["legal"],
    sitemapGroup: "Legal & Support",
    isIndexed: true,
  },
  "our-data": {
    path: "/our-data",
    query: {},
    title: "Our data",
    menus: ["legal"],
    sitemapGroup: "Legal & Support",
    isIndexed: true,
  },
  sitemap: {
    path: "/sitemap",
    query: {},
    title: "Sitemap",
    menus: ["legal"],
    sitemapGroup: "Legal & Support",
    isIndexed: true,
  },
} as const satisfies Record<string, Page>;

/** The page for every path without a page. */
export const NOT_FOUND = {
  path: "/*",
  query: {},
  title: "404 Page Not Found",
  example: "/no/such/page",
} as const satisfies Page;
