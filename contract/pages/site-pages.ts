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
  SEARCH_QUERY,
} from "../page-query.ts";

/**
 * Where a page is linked from:
 * - main: the header
 * - services, site: groups of the side menu and the footer
 * - footer: the footer's first group only
 * - legal: the footer's last row
 */
export type Menu = "main" | "services" | "site" | "footer" | "legal";

export const SITEMAP_GROUPS = [
  "Main Pages",
  "Skip Hire Guides",
  "Business Services",
  "Legal & Support",
] as const;
export type SitemapGroup = (typeof SITEMAP_GROUPS)[number];

export interface Page {
  /** A path pattern for React Router in the browser and for Hono on the server. */
  path: `/${string}`;
  /** The parameters of the page. Server and screens cannot read others. */
  query: PageQuery;
  title: string;
  /** Within a menu, pages appear in the order of this table. */
  menus?: readonly Menu[];
  sitemapGroup?: SitemapGroup;
  isIndexed?: true;
  /** True if the page loads the script of the screens. Without it, a link to the page loads a new document. */
  needsScript?: true;
  asksPosition?: true;
  /** True if visitors can tick companies on the page although it does not load the script of the screens. */
  hasTicks?: true;
  /** True if the page has a script, and its data are props that only the server has. So links and Back load a new document. */
  hasServerProps?: true;
  /** Tests and benchmarks open this URL with the demonstration data. The default is the path. */
  example?: string;
}

const MAIN = { sitemapGroup: "Main Pages", isIndexed: true } as const;
const GUIDE = { sitemapGroup: "Skip Hire Guides", isIndexed: true } as const;
const LEGAL = { query: {}, menus: ["legal"], sitemapGroup: "Legal & Support", isIndexed: true } as const;
const OF_LINK = { needsScript: true, hasServerProps: true } as const;
const DESK = { query: {}, needsScript: true } as const;

/** Pages in menus, and pages with a script. All other pages are in `contract/pages.ts`, which the browser does not load. */
export const SITE_PAGES = {
  home: {
    ...MAIN,
    path: "/",
    query: JOB_QUERY,
    title: "Home",
    menus: ["main", "site"],
    needsScript: true,
  },
  search: {
    ...MAIN,
    path: "/search",
    query: SEARCH_QUERY,
    title: "Find Skip Hire",
    menus: ["services"],
    needsScript: true,
  },
  "skip-sizes": {
    ...GUIDE,
    path: "/skip-sizes",
    query: JOB_QUERY,
    title: "Skip Hire Explained",
    menus: ["main", "services"],
  },
  plan: {
    ...MAIN,
    path: "/plan",
    query: PLAN_QUERY,
    title: "Plan your skip",
    menus: ["footer"],
  },
  "what-goes-in": {
    ...GUIDE,
    path: "/what-goes-in",
    query: ITEMS_QUERY,
    title: "What goes in a skip",
    menus: ["footer"],
  },
  companies: {
    ...MAIN,
    path: "/companies",
    query: DIRECTORY_QUERY,
    title: "All Companies",
    menus: ["main", "site"],
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
    ...MAIN,
    path: "/price-comparison",
    query: PRICES_QUERY,
    title: "Price Comparison",
    menus: ["services"],
    needsScript: true,
  },
  towns: {
    ...MAIN,
    path: "/skip-hire",
    query: {},
    title: "Skip Hire by Town",
    menus: ["footer"],
  },
  compare: {
    path: "/compare",
    query: COMPARE_QUERY,
    title: "Compare companies",
    needsScript: true,
  },
  guides: {
    ...GUIDE,
    path: "/guides",
    query: JOB_QUERY,
    title: "Guides",
    menus: ["services"],
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
    ...MAIN,
    path: "/quote",
    query: QUOTE_QUERY,
    title: "Request quotes",
    needsScript: true,
  },
  receipt: { ...OF_LINK, path: "/receipt/:token", query: {}, title: "Your request" },
  answer: { ...OF_LINK, path: "/answer/:token", query: {}, title: "Answer a request" },
  admin: {
    path: "/admin",
    query: ADMIN_QUERY,
    title: "Admin",
    needsScript: true,
  },
  "admin-work": { ...DESK, path: "/admin/work", title: "Work queue" },
  "admin-personal-data": { ...DESK, path: "/admin/personal-data", title: "Personal data" },
  "admin-log": {
    path: "/admin/log",
    query: ADMIN_LOG_QUERY,
    title: "Log of changes",
    needsScript: true,
  },
  terms: { ...LEGAL, path: "/terms", title: "Terms & Conditions" },
  privacy: { ...LEGAL, path: "/privacy", title: "Privacy Policy" },
  "how-we-work": { ...LEGAL, path: "/how-we-work", title: "How we work" },
  "reviews-policy": { ...LEGAL, path: "/reviews-policy", title: "Reviews policy" },
  accessibility: { ...LEGAL, path: "/accessibility", title: "Accessibility" },
  "our-data": { ...LEGAL, path: "/our-data", title: "Our data" },
  sitemap: { ...LEGAL, path: "/sitemap", title: "Sitemap" },
} as const satisfies Record<string, Page>;

export const NOT_FOUND = {
  path: "/*",
  query: {},
  title: "404 Page Not Found",
  example: "/no/such/page",
} as const satisfies Page;
