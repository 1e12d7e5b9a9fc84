import { companyFields } from "../company-input.ts";
import { EMPTY_COMPANY } from "../empty-company.ts";
import { termsInput } from "../job/terms.ts";
import { toCsvLine } from "../text/csv.ts";
import { WORK_KINDS } from "../work/work-kinds.ts";
import EXAMPLES from "./examples.json" with { type: "json" };
import { QUOTE_RESPONSES } from "./quote-examples.ts";

const { shared, requests, responses } = EXAMPLES;
const { guide, review, reviewReport } = shared;
const COMPANY = { ...EMPTY_COMPANY, ...shared.company };
const PAGE = { total: 1, page: 1, limit: 20, totalPages: 1 };

const CSV_CELLS = {
  prices: "6=180/14d/+25w/heavy",
  coverageAreas: "30 km",
  refuses: "asbestos, tyres",
  acceptsAtCharge: "mattress=20 each",
  takes: "soil, garden",
  deliveryDays: "mon, tue, wed, thu, fri, sat",
  pauses: "2026-12-24 to 2027-01-03",
  authorities: "Leeds City Council until 2027-03-31",
};

const COLUMNS = [
  "id",
  ...(Object.keys(companyFields) as (keyof typeof companyFields)[]),
  ...(Object.keys(termsInput) as (keyof typeof termsInput)[]),
  ...(["rating", "reviewCount", "latitude", "longitude", "createdAt"] as const),
] as const;

const cells = COLUMNS.map((name) => String({ ...COMPANY, ...CSV_CELLS }[name] ?? ""));

const CSV_EXAMPLE = toCsvLine(COLUMNS) + toCsvLine(cells);

const COMPANY_RESPONSES = {
  findCompanies: [{ ...COMPANY, ...shared.foundCompany }],
  getCompany: { ...COMPANY, ...shared.companyDetails },
  drawResultsMap: { ...responses.drawResultsMap, firm: { ...COMPANY, ...shared.companyOnMap } },
  searchCompanies: { companies: [{ ...COMPANY, listing: "public" }], ...PAGE },
  addCompany: COMPANY,
  removeLogo: { ...COMPANY, logo: null },
  changeCompany: { ...COMPANY, phone: "01632 960124" },
  exportCompanies: CSV_EXAMPLE,
  exportFoundCompanies: CSV_EXAMPLE,
};

const { id: _id, ...sentLead } = shared.lead;
const foundLead = { ...shared.lead, matches: [], askedToLeave: false };

const LEAD_RESPONSES = {
  requestListing: sentLead,
  searchListingRequests: { leads: [foundLead], ...PAGE },
  listLeads: [{ ...foundLead, matches: [shared.leadMatch] }],
};

const namedReview = { ...review, companyName: "Sample Skips" };

const REVIEW_RESPONSES = {
  listReviews: [review],
  addReview: review,
  addInvitedReview: { ...review, proof: "asked-here" },
  listWaitingReviews: [{ ...namedReview, edit: null }],
  publishReview: review,
  listReportedReviews: [{ ...namedReview, reports: [reviewReport] }],
  searchReviews: { reviews: [{ ...namedReview, waiting: false, edit: null, reports: [] }], ...PAGE },
};

/**
 * Example bodies for the API's description. The tests send the same bodies. Names and numbers are invented. Days that must lie in
 * the future are null.
 */
export const REQUEST_EXAMPLES: Readonly<Record<string, unknown>> = {
  ...requests,
  erasePersonalData: requests.findPersonalData,
  mergeCompanies: requests.previewMerge,
};

/** A test checks each response against its schema. */
export const ANSWER_EXAMPLES: Readonly<Record<string, unknown>> = {
  ...responses,
  ...COMPANY_RESPONSES,
  ...LEAD_RESPONSES,
  ...QUOTE_RESPONSES,
  ...REVIEW_RESPONSES,
  listGuides: [guide],
  getGuide: { ...guide, ...shared.guideText },
  countWork: Object.fromEntries(Object.keys(WORK_KINDS).map((kind) => [kind, 0])),
  pressAsCompany: responses.getAnswering,
  declineRequest: { ...responses.getAnswering, declined: shared.decline },
  listCarrierChecks: [responses.recordCarrierCheck],
  getLastImport: responses.undoImport,
  mergeCompanies: responses.undoMerge,
};
