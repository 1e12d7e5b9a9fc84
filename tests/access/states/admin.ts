import { expect, type Page } from "@playwright/test";
import { WORK_KINDS } from "#contract/work/work-kinds.ts";
import { quoteOf } from "../../harness/browser/quote-forms.ts";
import { signIn } from "../../harness/browser/sign-in.ts";
import { at, dialog, heading, press, type ScreenStates, text, until } from "./state.ts";

const LEAD = {
  name: "Priya Shah",
  email: "priya@shah-skips.example",
  phone: "01632 960789",
  location: "York",
  companyName: "Shah Skips",
  projectDetails: "Family company, six lorries.",
};

const WAITING_REVIEW = {
  id: 1,
  companyId: 1,
  companyName: "Heron Skips",
  customerName: "Ann",
  rating: 1,
  title: "Never came",
  content: "We waited all day.",
  skipSize: null,
  verified: false,
  createdAt: "2026-11-21T09:30:00.000Z",
};

const REPORTED_REVIEW = {
  ...WAITING_REVIEW,
  id: 2,
  title: "Rude driver",
  reports: [
    {
      reason: "abusive",
      note: "It insults the driver.",
      byCompany: true,
      createdAt: "2026-11-22T09:30:00.000Z",
    },
  ],
};

/** Sends a quote request and a listing request. */
async function fillInbox(page: Page) {
  const found = await page.request.get("/api/companies?quotable=true&page=1&limit=2");
  const { companies } = (await found.json()) as { companies: { id: number }[] };
  expect((await page.request.post("/api/quotes", { data: quoteOf(companies) })).status()).toBe(201);
  expect((await page.request.post("/api/leads", { data: LEAD })).ok()).toBe(true);
}

const NONE = { total: 0, items: [] };
const SENT = { createdAt: "2026-11-19T09:30:00.000Z" };
const COMPLAINT = { name: "Ann Example", email: "ann@home.example", about: "You show my number.", ...SENT };
const LEEDS = { location: "Leeds", county: "West Yorkshire", postcode: "LS1 4AP" };
const PAIR = { ...LEEDS, ...SENT, phone: "01632 960001", email: null, website: null, reviews: 2, fields: 9 };

/** A response of `/api/work` with one item of each kind. */
const WORK = {
  failedEmails: {
    total: 1,
    items: [
      {
        ...{
          item: "a",
          kind: "company",
          recipient: "office@heron.example",
          reference: "SF-7K2M9Q",
          attempts: 6,
          emailsInDigest: 0,
        },
        ...{ lastError: "The mail server refused the recipient", ...SENT },
      },
    ],
  },
  unansweredRequests: {
    total: 1,
    items: [
      {
        ...{
          item: "1",
          id: 1,
          reference: "SF-7K2M9R",
          name: "Ann Example",
          email: "ann@home.example",
          ...SENT,
        },
        ...{ phone: "01632 960123", location: "Leeds", asked: [{ label: "Skip", text: "6 yards" }] },
        companies: [{ id: 1, name: "Heron Skips", phone: "01632 960001" }],
      },
    ],
  },
  silentHires: {
    total: 2,
    items: [
      {
        ...{ item: "12-C3", id: 12, reference: "SF-7K3M-Q9", number: "SF-7K3M-Q9-C3" },
        said: "The customer said that something is wrong: “I was charged more than agreed”, £120.",
        ...{ askedAt: SENT.createdAt, answerBy: "2026-11-23" },
        ...{ name: "Ann Example", email: "ann@home.example", phone: "01632 960123" },
        company: { id: 1, name: "Heron Skips", phone: "01632 960001", isPaused: true, notes: 2 },
      },
    ],
  },
  duplicates: {
    total: 1,
    items: [
      {
        item: "1-2",
        because: ["phone"],
        companies: [
          { id: 1, name: "Heron Skips", ...PAIR },
          { id: 2, name: "Heron Skip Hire", ...PAIR },
        ],
      },
    ],
  },
  complaints: {
    total: 2,
    items: [
      { id: 1, acknowledgedAt: null, acknowledgeBy: "2026-12-22", ...COMPLAINT },
      { id: 2, acknowledgedAt: SENT.createdAt, acknowledgeBy: "2026-12-22", ...COMPLAINT },
    ],
  },
  unplacedCompanies: { total: 1, items: [{ item: "1", id: 1, name: "Egret Skips", ...LEEDS }] },
  outdatedChecks: {
    total: 1,
    items: [
      { item: "1", id: 1, name: "Heron Skips", licenseNumber: "CBDU99000001", checkedOn: "2026-07-01" },
    ],
  },
  registerDifferences: {
    total: 1,
    items: [
      {
        item: "1 companies-house 00000006 liquidation",
        ...{ id: 1, name: "Heron Skips", location: "Leeds", phone: "01632 960001" },
        results: [
          {
            ...{ register: "companies-house", number: "00000006", status: "liquidation" },
            ...{ asOf: "2026-11-01", matchedBy: "number" },
          },
        ],
      },
    ],
  },
  registerDoubts: {
    total: 1,
    items: [
      {
        ...{ item: "2 companies-house 00000007 00000008", id: 2, name: "Egret Skips", postcode: "LS1 4AP" },
        rows: ["00000007", "00000008"].map((number) => ({
          ...{ register: "companies-house", number, status: "active", asOf: "2026-11-01" },
          postcodes: ["LS1 4AQ"],
        })),
      },
    ],
  },
  draftDoubts: {
    total: 1,
    items: [
      {
        ...{ item: "9 companies-house 00000007 00000008", id: 9, name: "Crane Skips", postcode: "LS1 4AP" },
        rows: ["00000007", "00000008"].map((number) => ({
          ...{ register: "companies-house", number, status: "active", asOf: "2026-11-01" },
          postcodes: ["LS1 4AQ"],
        })),
      },
    ],
  },
};

const CORRECTION = { field: "operatingHours", suggestion: "Mon-Fri 6am-6pm", source: "Their website" };

const CLAIM = {
  details: {
    ...{ name: "Jo Ash", email: "jo@ash-skips.example", phone: "01632 960001" },
    proof: "Director in the Companies House register",
  },
};

export const WORK_QUEUE: ScreenStates = {
  "a correction and a claim": until(async (page) => {
    const corrected = await page.request.post("/api/companies/102/corrections", { data: CORRECTION });
    expect(corrected.ok()).toBe(true);
    expect((await page.request.post("/api/companies/541/claim", { data: CLAIM })).ok()).toBe(true);
    await signIn(page);
    await page.getByRole("link", { name: "Work queue" }).click();
  }, text(CLAIM.details.proof)),
  "one item of each kind": until(async (page) => {
    await page.route("**/api/work", (route) => route.fulfill({ json: WORK }));
    await page.route("**/api/work/aside", (route) => route.fulfill({ status: 204 }));
    await page.reload();
  }, heading("Possible duplicates")),
  "an item set aside, with the way back": until(press(/^They are different/), text(/^They are different: /)),
  "recording a check": until(async (page) => {
    await page.getByRole("heading", { name: "Carrier checks that ran out" }).click();
    await press(/^Record a check of/)(page);
  }, dialog("Check of Heron Skips")),
  "a queue that is empty": until(async (page) => {
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.route("**/api/work/counts", (route) => route.fulfill({ json: NOTHING_WAITS }));
    const empty = Object.fromEntries(Object.keys(WORK).map((kind) => [kind, NONE]));
    await page.route("**/api/work", (route) => route.fulfill({ json: empty }));
    for (const path of ["proposals", "leads", "reviews/waiting", "reviews/reports"])
      await page.route(
        ({ pathname }) => pathname === `/api/${path}`,
        (route) => route.fulfill({ json: [] }),
      );
    await page.reload();
  }, text("Nothing waits for you.")),
  "a queue that can't be read": until(async (page) => {
    await page.route("**/api/work", (route) => route.fulfill({ status: 503, json: {} }));
    await page.reload();
  }, text("Failed to fetch: Possible duplicates")),
};

export const SIGNING_IN: ScreenStates = {
  "the login": at("/admin"),
  "without a password": until(press("Login"), text("Please enter a password")),
  "with a wrong password": until(async (page) => {
    await page.getByLabel("Password").fill("wrong");
    await press("Login")(page);
  }, text("Invalid password. Please try again.")),
};

const CSV = `Name,Location,County
Heron Skips,Whitby,North Yorkshire
,Leeds,West Yorkshire
`;

export const COMPANIES_TAB: ScreenStates = {
  "companies, listing requests, waiting and reported reviews": until(async (page) => {
    await page.route("**/api/reviews/waiting", (route) => route.fulfill({ json: [WAITING_REVIEW] }));
    await page.route("**/api/reviews/reports", (route) => route.fulfill({ json: [REPORTED_REVIEW] }));
    await fillInbox(page);
    await signIn(page);
    await expect(page.getByRole("button", { name: "Publish “Never came”" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Keep “Rude driver”" })).toBeVisible();
  }, heading("Shah Skips")),
  "companies selected": until(
    (page) => page.getByLabel("Select all on this page").check(),
    text("20 selected"),
  ),
  "companies featured, with the way back": until(
    (page) => page.getByRole("button", { name: "Feature", exact: true }).click(),
    (page) => page.getByRole("button", { name: "Undo", exact: true }),
  ),
  "companies as they were": until(
    (page) => page.getByRole("button", { name: "Undo", exact: true }).click(),
    text("It is as it was before"),
  ),
  "adding a company": until(press("Add New Company"), dialog("Add New Company")),
  "adding a company, with what is missing said": until(
    press("Add Company"),
    text("Company name is required"),
  ),
  "asked before what was typed is lost": until(async (page) => {
    await page.getByLabel("Company Name").fill("Heron Skips");
    await page.keyboard.press("Escape");
  }, dialog("Discard what you typed?")),
  "adding a company from a listing request": until(async (page) => {
    await press("Discard")(page);
    await press("Add as company")(page);
  }, dialog("Add New Company")),
  "editing a company": until(async (page) => {
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await press(/^Edit /)(page);
  }, dialog("Edit Company")),
  "an edit refused because of a newer version": until(async (page) => {
    const json = { message: "Somebody else changed this company" };
    await page.route(/api\/companies\/\d+$/, (route) => route.fulfill({ status: 409, json }));
    await press("Save Changes")(page);
  }, text("Somebody else changed this company")),
  "editing prices and areas, with what is wrong said at the cell": until(async (page) => {
    const editor = page.getByRole("dialog", { name: "Edit Company" });
    await editor.getByRole("button", { name: "Add a size" }).click();
    await editor.getByRole("button", { name: "Add a radius" }).click();
    await editor.getByRole("button", { name: "Add postcode districts" }).click();
    await editor.getByRole("button", { name: "Add a charge" }).click();
    await press("Save Changes")(page);
  }, text("Name at least one postcode district")),
  "a file that would be imported": until(
    async (page) => {
      await page.getByRole("button", { name: "Close", exact: true }).click();
      await press("Discard")(page);
      await page
        .getByLabel("CSV file")
        .setInputFiles({ name: "companies.csv", mimeType: "text/csv", buffer: Buffer.from(CSV) });
      await press("Check the file")(page);
    },
    (page) => page.getByRole("button", { name: "Publish 1 company" }),
  ),
  "a file that was imported": until(press("Publish 1 company"), text("The file has been imported")),
  "an import that was undone": until(async (page) => {
    await press("Undo the last import")(page);
    await page.getByRole("dialog").getByRole("button", { name: "Undo the last import" }).click();
  }, text("The last import has been undone")),
  "a file that cannot be read": until(
    async (page) => {
      await page
        .getByLabel("CSV file")
        .setInputFiles({ name: "picture.csv", mimeType: "text/csv", buffer: Buffer.from([0, 255, 0]) });
      await press("Check the file")(page);
    },
    (page) => page.getByLabel("CSV file").and(page.locator("[aria-invalid]")),
  ),
  "no company found": until(
    (page) => page.getByLabel("Search companies").fill("no-such-company"),
    text("0 companies"),
  ),
};

const NOTHING_WAITS = Object.fromEntries(Object.keys(WORK_KINDS).map((kind) => [kind, 0]));

export const REVIEW_LIST: ScreenStates = {
  "reviews that wait, are reported and are shown": until(async (page) => {
    await page.route("**/api/reviews/search", (route) =>
      route.fulfill({
        json: {
          reviews: [
            { ...WAITING_REVIEW, proof: "none", waiting: true, reports: [], reply: null, edit: null },
            { ...REPORTED_REVIEW, proof: "email-confirmed", waiting: false, reply: null, edit: null },
            {
              ...WAITING_REVIEW,
              id: 3,
              proof: "asked-here",
              waiting: false,
              reports: [],
              reply: "We are sorry.",
              edit: null,
            },
          ],
          ...{ total: 3, page: 1, limit: 20, totalPages: 1 },
        },
      }),
    );
    await signIn(page);
    await page.getByRole("link", { name: "All reviews" }).click();
  }, text("3 reviews")),
  "their texts": until(async (page) => {
    for (const row of await page.getByRole("rowheader").getByRole("button").all()) await row.click();
  }, text("We are sorry.")),
  "asked before those of a page are removed": until(async (page) => {
    await page.unroute("**/api/reviews/search");
    await page.getByLabel("State").selectOption("Shown");
    await expect(page.getByText("3 reviews", { exact: true })).toHaveCount(0);
    await page
      .getByRole("checkbox", { name: /^Select “/ })
      .first()
      .check();
    await page.getByRole("button", { name: "Remove", exact: true }).first().click();
  }, dialog("Remove 1 review")),
  "one removed, with the way back": until(
    async (page) => {
      await page.getByLabel("Why they are removed").selectOption("It is not a real experience");
      await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    },
    (page) => page.getByRole("button", { name: "Undo", exact: true }),
  ),
  "it is back": until(
    (page) => page.getByRole("button", { name: "Undo", exact: true }).click(),
    text("It is as it was before"),
  ),
  "no review found": until(
    (page) => page.getByLabel("Search reviews").fill("no-such-words"),
    text("No reviews found"),
  ),
};

const LISTED = { id: 1, name: "Heron Skips", location: "Whitby", isPublic: true, because: ["name"] };
const FOUND_LEAD = { ...LEAD, id: 1, companyIds: [], status: "new", skipSize: null, duration: null, ...SENT };

export const LEAD_LIST: ScreenStates = {
  "listing requests, one like a listed company": until(async (page) => {
    await page.route("**/api/leads/search", (route) =>
      route.fulfill({
        json: {
          leads: [
            { ...FOUND_LEAD, matches: [LISTED], askedToLeave: false },
            { ...FOUND_LEAD, id: 2, companyName: null, location: null, matches: [], askedToLeave: true },
          ],
          ...{ total: 2, page: 1, limit: 20, totalPages: 1 },
        },
      }),
    );
    await signIn(page);
    await page.getByRole("link", { name: "All listing requests" }).click();
  }, text("2 listing requests")),
  "what they wrote": until(async (page) => {
    for (const row of await page.getByRole("rowheader").getByRole("button").all()) await row.click();
  }, text("Tell them it is listed")),
  "asked for the reason": until(async (page) => {
    await page
      .getByRole("button", { name: /^Refuse / })
      .first()
      .click();
  }, dialog("Refuse Shah Skips")),
};

/** No other test uses this customer, because one of these states erases the customer's data. */
const UNA = { name: "Una Field", email: "una@customer.example", phone: "01632 960777" };

export const PERSONAL_DATA_PAGE: ScreenStates = {
  "asking for an address": until(async (page) => {
    const found = await page.request.get("/api/companies?quotable=true&page=1&limit=2");
    const { companies } = (await found.json()) as { companies: { id: number }[] };
    await page.request.post("/api/quotes", { data: { ...quoteOf(companies), ...UNA } });
    await signIn(page);
    await page.getByRole("link", { name: "Personal data" }).click();
  }, heading("Personal data")),
  "what is no address": until(async (page) => {
    await page.getByLabel("Email address or telephone number").fill("Ann");
    await press("Find")(page);
  }, text("Enter an email address or a telephone number")),
  "nothing kept": until(async (page) => {
    await page.getByLabel("Email address or telephone number").fill("nobody@home.example");
    await press("Find")(page);
  }, heading("Nothing is kept about nobody@home.example")),
  "what is kept": until(async (page) => {
    await page.getByLabel("Email address or telephone number").fill(UNA.email);
    await press("Find")(page);
    await page.getByRole("heading", { name: "Emails" }).click();
  }, heading("Quote requests and answers")),
  "asked before it is erased": until(press("Erase"), dialog("Erase personal data")),
  "what was erased, and what stays": until(
    (page) => page.getByRole("dialog").getByRole("button", { name: "Erase" }).click(),
    heading(`Erased: ${UNA.email}`),
  ),
};

const request = (page: Page) => page.getByRole("button", { name: /^Robin Hale, / }).first();

export const QUOTES_TAB: ScreenStates = {
  "quote requests": until(async (page) => {
    await fillInbox(page);
    await signIn(page);
    await page.getByRole("tab", { name: "Quote Requests" }).click();
  }, request),
  "requests selected": until(
    (page) =>
      page
        .getByRole("checkbox", { name: /^Select Robin Hale/ })
        .first()
        .check(),
    text("1 selected"),
  ),
  "a request opened": until((page) => request(page).click(), heading("Robin Hale")),
  "the emails of a request": until(
    (page) =>
      page
        .getByText(/^Emails:/)
        .first()
        .click(),
    text("To the company"),
  ),
  "asked before failed emails are sent again": until(async (page) => {
    await page.route(/api\/quotes\?/, async (route) => {
      const answer = await route.fetch();
      const [quote, ...others] = await answer.json();
      for (const delivery of quote.deliveries) Object.assign(delivery, { state: "failed" });
      await route.fulfill({ response: answer, json: [quote, ...others] });
    });
    await press("Refresh")(page);
    await expect(page.getByText(/^\d failed$/).first()).toBeVisible();
    await page.getByLabel("Select all on this page").check();
    await press(/^Send \d failed emails again$/)(page);
  }, dialog("Send emails again")),
  "they are on their way": until(
    async (page) => {
      await page.route("**/api/quotes/resend", (route) => route.fulfill({ json: { queued: 3 } }));
      await page.getByRole("button", { name: "Send again", exact: true }).click();
      await expect(page.getByText(/^[\d,]+ requests?$/)).toBeFocused();
    },
    text(/^3 emails on the way again/),
  ),
  "asked before a request is deleted": until(press(/^Delete/), dialog("Delete quote request")),
  "a request deleted": until(
    (page) => page.getByRole("dialog").getByRole("button", { name: "Delete" }).click(),
    text("Quote request deleted successfully"),
  ),
};
