import { companyFields } from "../company-input.ts";
import { termsInput } from "../job/terms.ts";
import { toCsvLine } from "../text/csv.ts";
import { ANSWER_REQUEST_EXAMPLES, ANSWER_RESPONSES } from "./answer-examples.ts";
import { API_EXAMPLE_COMPANY } from "./company-example.ts";
import { DESK_REQUESTS, DESK_RESPONSES } from "./desk-examples.ts";
import { DIRECTORY_RESPONSES } from "./directory-examples.ts";
import { PERSONAL_DATA_REQUESTS, personalDataResponses } from "./personal-data-examples.ts";
import { QUOTE_REQUESTS, QUOTE_RESPONSES, STORED_QUOTE } from "./quote-examples.ts";
import { REVIEW_REQUESTS, REVIEW_RESPONSES } from "./review-examples.ts";

const CHECK = {
  id: 1,
  number: "CBDU99000001",
  nation: "England",
  tier: "upper",
  result: "matched",
  method: "register-page",
  validTo: "2028-03-01",
  checkedOn: "2026-11-20",
  checkedBy: "Ann Example",
};

const IMPORT = {
  id: 1,
  fileName: "companies.csv",
  added: 1,
  changed: 0,
  createdAt: "2026-11-21T09:30:00.000Z",
};

/** The cells whose text differs from the value in JSON. */
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

const cells = COLUMNS.map((name) => String({ ...API_EXAMPLE_COMPANY, ...CSV_CELLS }[name] ?? ""));

const CSV_EXAMPLE = toCsvLine(COLUMNS) + toCsvLine(cells);

/** Example bodies for the API's description. The tests send the same bodies. Names and numbers are invented. */
export const REQUEST_EXAMPLES: Readonly<Record<string, unknown>> = {
  ...DESK_REQUESTS,
  ...QUOTE_REQUESTS,
  ...REVIEW_REQUESTS,
  findSimilarCompanies: { name: "Sample Skips", location: "Leeds", phone: "01632 960123" },
  searchCompanies: { text: "01632 960123", filter: "all" },
  exportFoundCompanies: { filter: "unconfirmed", sort: "confirmed" },
  changeCompanies: { ids: [1], action: "feature" },
  undoChanges: { ids: [1] },
  ...ANSWER_REQUEST_EXAMPLES,
  ...PERSONAL_DATA_REQUESTS,
  addCompany: { name: "Sample Skips", location: "Leeds", county: "West Yorkshire", priceFrom: "120.00" },
  changeCompany: { phone: "01632 960124" },
  recordCarrierCheck: {
    nation: "England",
    result: "matched",
    method: "register-page",
    checkedOn: "2026-11-20",
    validTo: "2028-03-01",
    checkedBy: "Ann Example",
  },
  previewMerge: { companyId: 2 },
  chooseRegistered: { register: "companies-house", number: "00000006" },
  mergeCompanies: { companyId: 2 },
  checkRegister: [
    "Registration number,Organisation name,Registration tier,Registration type,Expiry date",
    "CBDU99000001,SAMPLE SKIPS,upper,carrier_dealer,2028-03-01\n",
  ].join("\n"),
  uploadPhoto: "The bytes of the picture",
  uploadLogo: "The bytes of the picture",
  importCompanies: "id,name,location,county\n,Example Skips,York,North Yorkshire\n",
};

/** Example responses for the API's description. A test checks each against its schema. */
export const ANSWER_EXAMPLES: Readonly<Record<string, unknown>> = {
  ...DESK_RESPONSES,
  ...DIRECTORY_RESPONSES,
  ...QUOTE_RESPONSES,
  ...REVIEW_RESPONSES,
  listCarrierChecks: [CHECK],
  recordCarrierCheck: CHECK,
  chooseRegistered: {
    ...{ register: "companies-house", number: "00000006", status: "active" },
    ...{ asOf: "2026-11-01", matchedBy: "decided" },
  },
  checkRegister: {
    applied: false,
    lines: [
      {
        outcome: "matched",
        number: "CBDU99000001",
        companyId: 1,
        name: "Sample Skips",
        notes: ["until 2028-03-01"],
      },
    ],
    summary:
      "The register as of 2026-11-20, 5 rows: 1 matched. Left out, as their numbers are not of this register: 0.",
    doubt: null,
    afterwards: "Now delete the file: its licence restricts its use.",
    attribution: "Contains Environment Agency information © Environment Agency and/or database right.",
  },
  previewMerge: {
    ...{ filled: ["phone"], reviews: 2, requests: 1 },
    fields: [
      { field: "name", text: "Sample Skips" },
      { field: "phone", text: "01632 960123" },
    ],
    lost: [{ field: "name", text: "Sample Skips Ltd", kept: "Sample Skips" }],
  },
  ...ANSWER_RESPONSES,
  ...personalDataResponses(STORED_QUOTE),
  changeCompanies: { changeIds: [12, 13], unchanged: 1 },
  undoChanges: { undone: true },
  searchCompanies: {
    companies: [{ ...API_EXAMPLE_COMPANY, listing: "public" }],
    ...{ total: 1, page: 1, limit: 20, totalPages: 1 },
  },
  findSimilarCompanies: {
    companies: [
      { id: 1, name: "Sample Skips Ltd", location: "Leeds", isPublic: true, because: ["name", "phone"] },
    ],
    askedToLeave: false,
  },
  undoCompanyChange: { changeId: null },
  mergeCompanies: { mergeId: 1, filled: ["website"], reviews: 3, requests: 1 },
  undoMerge: { mergeId: 1, filled: ["website"], reviews: 3, requests: 1 },
  listChanges: {
    changes: [
      {
        id: "edit-12",
        kind: "company-changed",
        by: "administrator",
        company: { id: 1, name: "Sample Skips", isStored: true },
        merged: null,
        request: null,
        fields: [{ field: "phone", before: "01632 960123", after: "01632 960124" }],
        review: null,
        reason: null,
        imported: null,
        canUndo: true,
        keptUntil: null,
        undoneAt: null,
        createdAt: "2026-11-22T10:00:00.000Z",
      },
    ],
    total: 1,
    page: 1,
    totalPages: 1,
  },
  undoChange: { undone: true },
  addCompany: API_EXAMPLE_COMPANY,
  uploadLogo: API_EXAMPLE_COMPANY,
  removeLogo: { ...API_EXAMPLE_COMPANY, logo: null },
  changeCompany: { ...API_EXAMPLE_COMPANY, phone: "01632 960124" },
  exportCompanies: CSV_EXAMPLE,
  exportFoundCompanies: CSV_EXAMPLE,
  importCompanies: {
    applied: false,
    counts: { new: 1, changed: 0, unchanged: 0, duplicate: 0, refused: 0 },
    ignoredColumns: [],
    rows: [
      {
        line: 2,
        kind: "new",
        companyId: null,
        name: "Example Skips",
        changes: [],
        reason: null,
        warning: null,
      },
    ],
  },
  getLastImport: IMPORT,
  undoImport: IMPORT,
};
