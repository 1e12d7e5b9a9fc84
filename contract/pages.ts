import { JOB_QUERY, VIEW_QUERY } from "./page-query.ts";
import {
  CLAIM_QUERY,
  CORRECT_QUERY,
  FIGURES_QUERY,
  FIND_LISTING_QUERY,
  FIRM_LISTING_QUERY,
  FIRM_QUERY,
  MY_REVIEW_QUERY,
  RECORD_QUERY,
  REVIEW_REPORT_QUERY,
  SENT_QUERY,
} from "./pages/server-queries.ts";
import { NOT_FOUND, type Page, SITE_PAGES } from "./pages/site-pages.ts";

const LEGAL = { sitemapGroup: "Legal & Support", isIndexed: true } as const;

/** No menu links to these pages, so they are not part of the browser's script. */
const FURTHER_DOCUMENTS = {
  town: {
    path: "/skip-hire/:town",
    query: VIEW_QUERY,
    title: "Skip hire in a town",
    isIndexed: true,
    hasTicks: true,
    example: "/skip-hire/leeds",
  },
  guide: {
    path: "/guides/:slug",
    query: JOB_QUERY,
    title: "Guide",
    isIndexed: true,
    example: "/guides/waste-types",
  },
  record: {
    path: "/receipt/:token/record",
    query: RECORD_QUERY,
    title: "Duty-of-care record",
    example: "/receipt/no-such-token/record",
  },
  claim: {
    path: "/company/:id/claim",
    query: CLAIM_QUERY,
    title: "Is this your company?",
    example: "/company/1/claim",
  },
  "find-listing": {
    path: "/find-listing",
    query: FIND_LISTING_QUERY,
    title: "Is your company listed?",
    example: "/find-listing?text=LS6",
  },
  "confirm-claim": {
    path: "/confirm-claim/:token",
    query: {},
    title: "Confirm your address",
    example: "/confirm-claim/no-such-token",
  },
  correct: {
    path: "/company/:id/correct",
    query: CORRECT_QUERY,
    title: "Something wrong?",
    example: "/company/1/correct?field=phone",
  },
  firm: {
    path: "/firm",
    query: FIRM_QUERY,
    title: "Your company",
  },
  "firm-link": {
    path: "/firm/open/:token",
    query: {},
    title: "Open your page",
    example: "/firm/open/no-such-token",
  },
  "firm-listing": {
    path: "/firm/listing/:part",
    query: FIRM_LISTING_QUERY,
    title: "Change your listing",
    example: "/firm/listing/prices",
  },
  "firm-requests": {
    path: "/firm/requests",
    query: {},
    title: "Requests",
  },
  "firm-reviews": {
    path: "/firm/reviews",
    query: FIRM_QUERY,
    title: "Reviews",
  },
  "firm-badge": {
    path: "/firm/badge",
    query: {},
    title: "Badge",
  },
  "firm-leave": {
    path: "/firm/leave",
    query: {},
    title: "Remove your listing",
  },
  review: {
    path: "/review/:token",
    query: SENT_QUERY,
    title: "Write a review",
    example: "/review/no-such-token",
  },
  "my-review": {
    path: "/my-review/:token",
    query: MY_REVIEW_QUERY,
    title: "Your review",
    example: "/my-review/no-such-token",
  },
  "review-report": {
    path: "/review-report/:id",
    query: REVIEW_REPORT_QUERY,
    title: "Report a review",
    example: "/review-report/298?company=102",
  },
  "admin-figures": {
    path: "/admin/figures",
    query: FIGURES_QUERY,
    title: "Figures",
  },
  complaint: {
    path: "/privacy/complaint",
    query: SENT_QUERY,
    title: "Complain about how we use your details",
    sitemapGroup: "Legal & Support",
  },
  "reviews-ledger": {
    path: "/reviews-ledger",
    ...LEGAL,
    query: {},
    title: "Reviews ledger",
  },
  developers: {
    path: "/developers",
    ...LEGAL,
    query: {},
    title: "Developers",
  },
} as const satisfies Record<string, Page>;

const TABLE = { ...SITE_PAGES, ...FURTHER_DOCUMENTS, "not-found": NOT_FOUND } satisfies Record<string, Page>;

export type PageName = keyof typeof TABLE;

/** These details are not part of the browser's script. */
const DETAILED = {
  home: { ...SITE_PAGES.home, asksPosition: true },
  search: { ...SITE_PAGES.search, asksPosition: true, example: "/search?location=Leeds&radius=30" },
  plan: { ...SITE_PAGES.plan, example: "/plan?kind=patio&location=LS6+2AB&stands=road" },
  companies: { ...SITE_PAGES.companies, asksPosition: true },
  company: { ...SITE_PAGES.company, example: "/company/1" },
  "price-comparison": {
    ...SITE_PAGES["price-comparison"],
    asksPosition: true,
    example: "/price-comparison?location=Leeds",
  },
  compare: { ...SITE_PAGES.compare, example: "/compare?ids=102,541&location=York&size=6" },
  receipt: { ...SITE_PAGES.receipt, example: "/receipt/no-such-token" },
  answer: { ...SITE_PAGES.answer, example: "/answer/no-such-token" },
} satisfies Partial<Record<PageName, Page>>;

/**
 * A key names the screen's file: `client/screens/<folder>/<key>.screen.tsx`. Routes, menus, sitemaps, tests and benchmarks are
 * generated from this table.
 */
export const PAGES: Readonly<Record<PageName, Page>> = { ...TABLE, ...DETAILED };

/**
 * Whether a page needs a session or a token in its path. Such a page is never cached, so that Back shows nothing after signing
 * out.
 */
export const isPrivate = ({ path }: Page): boolean => /^\/(admin|firm)(\/|$)|\/:token(\/|$)/.test(path);

/** A URL that shows the page with the demonstration data. */
export const exampleOf = ({ example, path }: Page): string => example ?? path;

export const ALL_PAGES: readonly Page[] = Object.values(PAGES);
