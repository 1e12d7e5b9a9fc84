import { PERIOD_UNITS } from "../figures/figures.ts";
import { CORRECTABLE_FIELDS, FIRM_ACTS, LISTING_PARTS } from "../firms/listing-parts.ts";
import { oneOfParam, type PageQuery, type ReadParam, textParam } from "../page-query.ts";

// Parameters of the pages in `contract/pages.ts`. They are in a separate file, so that browsers do not load them.

const exactId: ReadParam = (value) => (/^[1-9]\d{0,14}$/.test(value) ? value : undefined);

export const RECORD_QUERY: PageQuery = { for: oneOfParam("business") };
export const CLAIM_QUERY: PageQuery = { sent: oneOfParam("link", "details", "confirm") };
export const FIND_LISTING_QUERY: PageQuery = { text: textParam };
export const CORRECT_QUERY: PageQuery = { field: oneOfParam(...CORRECTABLE_FIELDS), sent: oneOfParam("1") };
export const FIRM_LISTING_QUERY: PageQuery = { saved: oneOfParam(...Object.keys(LISTING_PARTS)) };
export const FIRM_QUERY: PageQuery = { done: oneOfParam(...Object.keys(FIRM_ACTS)) };
export const SENT_QUERY: PageQuery = { sent: oneOfParam("1") };
export const MY_REVIEW_QUERY: PageQuery = { done: oneOfParam("confirmed", "saved", "withdrawn") };
/** `company` is needed to find the review, because the reviews in memory are grouped by company. */
export const REVIEW_REPORT_QUERY: PageQuery = { company: exactId, sent: oneOfParam("1") };
export const FIGURES_QUERY: PageQuery = { by: oneOfParam(...PERIOD_UNITS) };
