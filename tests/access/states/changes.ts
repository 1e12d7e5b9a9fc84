import { signIn } from "../../harness/browser/sign-in.ts";
import { press, type ScreenStates, text, until } from "./state.ts";

const ENTRY = {
  by: "administrator",
  company: { id: 1, name: "Heron Skips", isStored: true },
  merged: null,
  request: null,
  fields: [],
  review: null,
  reason: null,
  imported: null,
  canUndo: true,
  keptUntil: null,
  undoneAt: null,
  createdAt: "2026-11-22T10:00:00.000Z",
};
const PHONE = { field: "phone", before: "01632 960001", after: "01632 960002" };
const PRICE = { size: 6, price: "210.00", hireDays: 14, extraWeek: "25.00", heavyAllowed: true };
const PRICES = {
  field: "prices",
  before: [],
  after: [4, 6, 8].map((size) => ({ ...PRICE, size, statedBy: "directory", statedOn: "2026-11-22" })),
};
const CHECK = {
  ...{ number: "CBDU99000001", nation: "England", tier: "upper", result: "matched", method: "register-page" },
  ...{ checkedOn: "2026-11-20", validTo: "2027-11-20" },
};
const TEXT = { field: "description", before: null, after: "Family company with six lorries. ".repeat(15) };
const REVIEW = {
  id: 9,
  customerName: "Ann",
  rating: 2,
  title: "Came late",
  content: "Two days late, and nobody called.",
};

const CHANGES = {
  changes: [
    { ...ENTRY, id: "edit-3", kind: "company-changed", fields: [PHONE, PRICES, TEXT] },
    {
      ...ENTRY,
      id: "edit-2",
      kind: "company-changed",
      by: "company",
      fields: [PHONE],
      canUndo: false,
      undoneAt: ENTRY.createdAt,
    },
    {
      ...ENTRY,
      id: "entry-6",
      kind: "review-removed",
      review: REVIEW,
      reason: "abusive",
      keptUntil: "2026-12-22T10:00:00.000Z",
    },
    {
      ...ENTRY,
      ...{ id: "entry-8", kind: "carrier-checked", canUndo: false },
      fields: [{ field: "carrier", before: null, after: CHECK }],
    },
    {
      ...ENTRY,
      ...{ id: "entry-7", kind: "request-deleted", company: null, request: "SF-7K3M-Q9", canUndo: false },
    },
    {
      ...ENTRY,
      ...{ id: "entry-5", kind: "import", by: "import", company: null },
      imported: {
        ...{ fileName: "companies-of-the-north.csv", added: 1, changed: 31 },
        companies: [
          { id: 2, name: "Elm Waste", isNew: true, fields: [] },
          { id: 1, name: "Heron Skips", isNew: false, fields: [PHONE] },
        ],
      },
    },
    { ...ENTRY, id: "merge-1", kind: "company-merged", merged: { id: 4, name: "Heron Skip Hire Limited" } },
    { ...ENTRY, id: "entry-4", kind: "company-added", fields: [{ ...PHONE, before: null }] },
    {
      ...ENTRY,
      id: "entry-3",
      kind: "company-removed",
      company: { id: 7, name: null, isStored: false },
      canUndo: false,
    },
  ],
  total: 47,
  page: 1,
  totalPages: 3,
};

export const LOG_PAGE: ScreenStates = {
  "changes of every kind": until(async (page) => {
    await page.route("**/api/changes", (route) => route.fulfill({ json: CHANGES }));
    await signIn(page);
    await page.getByRole("link", { name: "Log of changes" }).click();
  }, text("47 changes")),
  "what an import changed": until((page) => page.getByText("What it changed").click(), text("And 30 more")),
  "a change that stays, with the reason": until(async (page) => {
    const json = { message: "The listing was changed again since, so this was not undone." };
    await page.route("**/api/changes/*/undo", (route) => route.fulfill({ status: 409, json }));
    await press(/^Undo: Listing changed/)(page);
  }, text("The listing was changed again since")),
  "nothing that matches": until(async (page) => {
    await page.getByLabel("Company", { exact: true }).fill("no such company");
  }, text("No change matches")),
};
