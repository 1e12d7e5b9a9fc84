import { createHmac } from "node:crypto";
import { expect, test } from "@playwright/test";
import { addDays, todayInLondon } from "#contract/dates.ts";
import { LISTING_PARTS } from "#contract/firms/listing-parts.ts";
import { SCREENS } from "../access/screens.ts";
import { nextSaturday } from "../harness/browser/quote-forms.ts";
import { DEMO_DATA } from "../harness/data-folders.ts";
import { embeddedDatabaseUrl, queryRows } from "../harness/database.ts";
import { type MailCatcher, startMailCatcher } from "../harness/mail-catcher.ts";
import { type Product, startProduct } from "../harness/product.ts";
import { htmlProblems } from "./html/html-problems.ts";
import { createVisitor } from "./visitor.ts";

// Validates documents as the server sends them. `access/states` validates them after scripts changed them.
test.describe.configure({ mode: "default" });

const SIGNING_SECRET = "a signing secret for documents in tests";
const ADMIN = "desk@skips.example";
const COMPANY = 102;
let product: Product;
let mail: MailCatcher;

test.beforeAll(async () => {
  mail = await startMailCatcher();
  const env = { SMTP_URL: mail.url, ADMIN_EMAIL: ADMIN, SIGNING_SECRET };
  product = await startProduct({ copyOf: DEMO_DATA, env });
});
test.afterAll(async () => {
  await product?.stop();
  await mail?.stop();
});

type Visitor = ReturnType<typeof createVisitor>;

async function expectValid({ pages }: Visitor) {
  const problems = await Promise.all(
    pages.map(async ({ name, html }) => (await htmlProblems(html)).map((problem) => `${name}: ${problem}`)),
  );
  expect(problems.flat()).toEqual([]);
}

/** Waits for an email to the address with a link that matches. Returns the path of the newest one. */
async function linkTo(address: string, link: RegExp): Promise<string> {
  const found = () =>
    mail.received.filter(({ to }) => to.includes(address)).flatMap(({ text }) => text.match(link) ?? []);
  await expect.poll(() => found().length).toBeGreaterThan(0);
  return found().at(-1) ?? "";
}

const emailOf = async (id: number): Promise<string> =>
  (await (await fetch(`${product.url}/api/companies/${id}`)).json()).email;

const CUSTOMER = { name: "Robin Hale", email: "robin@customer.example", phone: "01632 960111" };
const REQUEST = {
  ...CUSTOMER,
  ...{ location: "LS6 2AB", skipSize: "medium", size: "6", stands: "road", wasteType: "Garden, soil" },
  ...{ hireDate: nextSaturday(), hireDuration: "2-weeks", additionalInfo: "The gate is <narrow> & low" },
};

/** Sends a quote request. Resolves to its receipt. */
async function askForQuotes(visitor: Visitor) {
  const page = await visitor.open(`/quote?companies=${COMPANY},541&location=LS6+2AB`);
  return visitor.press(page, /^Send Quote Request/, REQUEST);
}

test("every page of the table is valid HTML, its states and every guide", async () => {
  const visitor = createVisitor(product.url);
  for (const { path } of SCREENS) await visitor.open(path);
  const guides: { slug: string }[] = await (await fetch(`${product.url}/api/guides`)).json();
  for (const { slug } of guides) await visitor.open(`/guides/${slug}`);
  expect(visitor.pages.filter(({ status }) => status === 200).length).toBeGreaterThan(40);
  await expectValid(visitor);
});

test("forms with errors are valid HTML", async () => {
  const visitor = createVisitor(product.url);
  const quote = await visitor.open("/quote");
  await visitor.press(quote, /^Send Quote Request/);
  await visitor.press(quote, /^Find Companies/, { location: "Leeds" });
  await visitor.press(quote, /^Find Companies/);
  await visitor.press(quote, /^Send Quote Request/, { ...REQUEST, email: "robin@hotmial.co.uk" });
  await visitor.press(await visitor.open("/list-business"), /^Get Listed/, { email: "ann@" });
  await visitor.press(await visitor.open("/company/541/claim"), /^Send for checking/);
  await visitor.press(await visitor.open("/company/541/correct?field=other"), /^Send/);
  await visitor.press(await visitor.open("/review-report/298?company=102"), /^Send report/);
  expect(visitor.pages.filter(({ name }) => /^POST .*\(4/.test(name)).length).toBeGreaterThan(5);
  await expectValid(visitor);
});

test("a request, the company's answer and the customer's receipt are valid HTML in every state", async () => {
  const [customer, company] = [createVisitor(product.url), createVisitor(product.url)];
  const { path: receiptPath } = await askForQuotes(customer);

  const request = await company.open(await linkTo(await emailOf(COMPANY), /\/answer\/\S+/));
  await company.press(request, /^Add it up/, { hire: "270", vat: "added" });
  await company.press(request, /^Send this price/, { hire: "about 270" });
  const offer = { hire: "270", "permit-council-fee": "44", vat: "added", hireDays: "14", note: "Ring first" };
  const answered = await company.press(request, /^Send this price/, offer);
  expect(answered.html).toContain("Your price is sent");
  const other = await company.open(await linkTo(await emailOf(541), /\/answer\/\S+/));
  expect((await company.press(other, /^Out of our area/)).html).toContain("You said no to this job");
  await expectValid(company);

  const receipt = await customer.open(receiptPath);
  await customer.press(receipt, /^Ask these too/);
  const chosen = await customer.press(receipt, /^Yes, choose /);
  await customer.open(`${receiptPath}/record`);
  await customer.open(`${receiptPath}/record?for=business`);
  await customer.press(chosen, /^Undo/);
  await customer.press(receipt, /^Yes, withdraw it/);
  await customer.press(await customer.open(receiptPath), /^Yes, delete my details/);
  expect((await customer.open(receiptPath)).html).toContain("Your details were deleted on");
  await expectValid(customer);
});

test("a company's own pages are valid HTML, with errors and without", async () => {
  const id = 999;
  const visitor = createVisitor(product.url);
  await visitor.press(await visitor.open(`/company/${id}/claim`), /^Send the link/);
  const link = await visitor.open(await linkTo(await emailOf(id), /\/firm\/open\/[\w-]+/));
  const home = await visitor.press(link, /^Open the page/);
  expect(home.html).toContain("Is everything right?");
  for (const part of Object.keys(LISTING_PARTS)) await visitor.open(`/firm/listing/${part}`);
  await visitor.press(await visitor.open("/firm/listing/contact"), /^Save/, { website: "not an address" });
  await visitor.press(await visitor.open("/firm/listing/prices"), /^Save/, { "6-price": "cheap" });
  await visitor.press(await visitor.open("/firm/listing/areas"), /^Save/, { km: "far" });
  await visitor.press(await visitor.open("/firm/listing/identity"), /^Send for checking/, {
    name: "Ash & Co",
  });
  for (const page of ["", "/requests", "/reviews", "/badge", "/leave"]) await visitor.open(`/firm${page}`);
  await visitor.press(await visitor.open("/firm/listing/pauses"), /^Save/, {
    "from-0": addDays(todayInLondon(), 7),
  });
  await visitor.press(home, /^Everything is right/);
  await visitor.press(await visitor.open("/firm/leave"), /^Remove my listing/);
  await visitor.open("/firm");
  await expectValid(visitor);
});

test("the pages of a claim are valid HTML in every state", async () => {
  const visitor = createVisitor(product.url);
  const claimant = "jo@home.example";
  const details = { name: "Jo <Ash>", email: claimant, phone: "01632 960123", proof: "Director" };
  const form = await visitor.open(`/company/${COMPANY}/claim`);
  expect((await visitor.press(form, /^Send for checking/, details)).html).toContain(
    "Please confirm your address",
  );
  const link = await visitor.open(await linkTo(claimant, /\/confirm-claim\/\S+/));
  const confirmed = await visitor.press(link, /^Yes, confirm my address/);
  expect(confirmed.html).toContain("Your address is confirmed");
  await visitor.open("/confirm-claim/no-such-token");
  await expectValid(visitor);
});

test("a review's pages are valid HTML in every state", async () => {
  const visitor = createVisitor(product.url);
  const writer = "ann@home.example";
  const written = {
    companyId: COMPANY,
    customerName: "Ann",
    rating: 4,
    title: "Late",
    content: "A day <late>.",
  };
  await fetch(`${product.url}/api/reviews`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...written, email: writer }),
  });
  const review = await visitor.open(await linkTo(writer, /\/my-review\/\S+/));
  const confirmed = await visitor.press(review, /^Yes, confirm my review/);
  await visitor.press(confirmed, /^Save/, { content: "" });
  await visitor.press(await visitor.open("/review-report/298?company=102"), /^Send report/, {
    reason: "false",
  });

  const subject = `SF-INVITED ${COMPANY}`;
  await queryRows(
    embeddedDatabaseUrl(product.dataDir),
    `insert into quotes (name, email, phone, location, skip_size, waste_type, request_hash, selected_companies, reference,
      chosen_company_id, chosen_at, choice_told_at, invited_at)
    values ('Ann', 'ann@home.example', '07700 900123', 'LS1 4AP', 'builder-6-yard', 'garden', '', '[]', 'SF-INVITED', $1,
      now() - interval '40 days', now() - interval '40 days', now())`,
    [COMPANY],
  );
  const signature = createHmac("sha256", SIGNING_SECRET).update(`review ${subject}`).digest("base64url");
  const invited = await visitor.open(`/review/${subject.replace(" ", ".")}.${signature}`);
  await visitor.press(invited, /^Submit Review/);
  const { customerName, title, content } = written;
  const thanks = { customerName, rating: "5", title, content };
  expect((await visitor.press(invited, /^Submit Review/, thanks)).html).toContain("Thank you");
  await expectValid(visitor);
});

test("every email that was sent is valid HTML", async () => {
  const lead = {
    name: "Priya",
    email: "priya@shah.example",
    phone: "01632 960789",
    companyName: "Shah Skips",
  };
  const visitor = createVisitor(product.url);
  await visitor.press(await visitor.open("/list-business"), /^Get Listed/, { ...lead, location: "York" });
  await askForQuotes(visitor);
  await expect.poll(() => mail.received.filter(({ to }) => to.includes(ADMIN)).length).toBeGreaterThan(1);
  await expectValid(visitor);
  const problems = await Promise.all(
    mail.received.map(async ({ headers, html }) =>
      (await htmlProblems(html)).map((problem) => `${headers.get("subject")}: ${problem}`),
    ),
  );
  expect(problems.flat()).toEqual([]);
});
