import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { exampleCompanies } from "#server/companies/testing/examples.ts";
import { companies as companyTable } from "#server/database/tables/companies.ts";
import { deliveries, hireEvents, quotes } from "#server/database/tables/requests.ts";
import { reviews as reviewTable } from "#server/database/tables/reviews.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/test-database.ts";
import { testApi } from "#server/http/testing/test-api.ts";
import { quoteTokens } from "../quotes/quote-tokens.ts";
import { reviewCalls } from "./http.ts";
import { createReviews } from "./reviews.ts";
import { exampleDeps } from "./testing/review-deps.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const REFERENCE = "SF-7K3M-Q9";
const tokens = quoteTokens({ signingSecret: "signing secret" });
let network = "network";
const TOKEN = tokens.issueFor("review", { reference: REFERENCE, companyId: 1 });
const REVIEW = { customerName: "Ann", rating: 5, title: "Good", content: "On time." };

const COMPANY = { location: "Leeds", county: "West Yorkshire", rating: "4.20", reviewCount: 15 };
const QUOTE = {
  ...{ name: "Ann Example", email: "ann@home.example", phone: "07700 900123", location: "LS1 4AP" },
  ...{ skipSize: "builder-6-yard", wasteType: "garden", requestHash: "", reference: REFERENCE },
  selectedCompanies: JSON.stringify([
    { id: 1, name: "Acme Skips" },
    { id: 2, name: "Beta Skips" },
  ]),
  chosenCompanyId: 1,
  chosenAt: new Date(),
  choiceToldAt: new Date(),
};

beforeEach(async () => {
  network = "network";
  await opened.database.delete(companyTable);
  await opened.database.delete(quotes);
  await opened.database.insert(companyTable).values([
    { ...COMPANY, id: 1, name: "Acme Skips" },
    { ...COMPANY, id: 2, name: "Beta Skips" },
  ]);
  await opened.database.insert(quotes).values(QUOTE);
});

async function serve() {
  const { database } = opened;
  const companies = exampleCompanies(database);
  await companies.load();
  const reviews = createReviews({ database, companies, ...exampleDeps(database), links: tokens });
  const visitorHashOf = () => ({ inner: network, outer: network });
  const api = testApi(reviewCalls({ reviews, visitorHashOf }));
  const send = async (path: string, body: object) => {
    const response = await api.request(path, { method: "POST", body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  };
  return {
    companies,
    reviews,
    send,
    post: (token: string, body: object = REVIEW) => send(`/reviews/invited/${token}`, body),
  };
}

/** The company has sent a price for each request. */
const confirmHires = async () => {
  const email = {
    kind: "company",
    companyId: 1,
    recipient: "",
    state: "sent",
    answeredAt: new Date(),
  } as const;
  const ids = await opened.database.select({ quoteId: quotes.id }).from(quotes);
  await opened.database.insert(deliveries).values(ids.map((id) => ({ ...id, ...email })));
};

const invitedDaysAgo = (days: number) =>
  opened.database
    .update(quotes)
    .set({ invitedAt: sql`now() - make_interval(days => ${days})` })
    .where(eq(quotes.reference, REFERENCE));

test("an invited customer's review shows at once as proven, and counts like any other", async () => {
  const { post, companies, reviews } = await serve();
  expect(await reviews.invitation(TOKEN)).toEqual({
    state: "open",
    company: { id: 1, name: "Acme Skips" },
  });
  const { status, body } = await post(TOKEN);
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...REVIEW, companyId: 1, proof: "asked-here" });
  expect(body).not.toHaveProperty("quoteId");
  expect(companies.reviewsOf(1)).toEqual([body]);
  expect(companies.find(1)).toMatchObject({ rating: "4.25", reviewCount: 16 });
});

test("it shows at once even where a second review from its network has to wait", async () => {
  const { post, send, companies } = await serve();
  await confirmHires();
  const plain = { ...REVIEW, companyId: 1 };
  expect((await send("/reviews", plain)).body.waiting).toBeUndefined();
  const second = { ...plain, content: "On time again." };
  expect((await send("/reviews", second)).body.waiting).toBe(true);
  await post(TOKEN);
  expect(companies.reviewsOf(1).map(({ proof }) => proof)).toEqual(["asked-here", "none"]);
});

test("within an hour ten reviews of a company show, also if all of their writers were invited", async () => {
  const { post, companies, reviews } = await serve();
  const references = Array.from({ length: 12 }, (_, at) => `SF-7K3M-Q${String.fromCharCode(65 + at)}`);
  await opened.database.insert(quotes).values(references.map((reference) => ({ ...QUOTE, reference })));
  await confirmHires();
  const links = references.map((reference) => tokens.issueFor("review", { reference, companyId: 1 }));
  const answers = await Promise.all(links.map((link) => post(link)));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
  expect(answers.filter(({ body }) => body.waiting)).toHaveLength(2);
  expect(companies.reviewsOf(1)).toHaveLength(10);
  expect(companies.find(1)?.reviewCount).toBe(25);

  const waiting = await reviews.listWaiting();
  expect(waiting).toMatchObject([{ proof: "asked-here" }, { proof: "asked-here" }]);
  const link = links[answers.findIndex(({ body }) => body.waiting)] ?? "";
  expect(await reviews.invitation(link)).toMatchObject({ state: "written", isWaiting: true });
  await reviews.publish(waiting[0]?.id ?? 0);
  expect(companies.reviewsOf(1)).toHaveLength(11);
});

test("customers who chose a company that never took part are limited like strangers", async () => {
  const { post, reviews, companies } = await serve();
  const references = Array.from({ length: 12 }, (_, at) => `SF-7K3M-Q${String.fromCharCode(65 + at)}`);
  await opened.database.insert(quotes).values(references.map((reference) => ({ ...QUOTE, reference })));
  const links = references.map((reference) => tokens.issueFor("review", { reference, companyId: 1 }));
  const fromOne = [await post(links[0] ?? ""), await post(links[1] ?? "")];
  expect(fromOne.map(({ status, body }) => [status, body.waiting === true])).toEqual([
    [201, false],
    [201, true],
  ]);
  for (const [at, link] of links.slice(2).entries()) {
    network = `network ${at}`;
    await post(link);
  }
  expect(companies.reviewsOf(1)).toHaveLength(3);
  // A press of the company confirms its hire, so that review counts no longer towards the three of a day.
  const [first] = await opened.database
    .select()
    .from(quotes)
    .where(eq(quotes.reference, references[0] ?? ""));
  const press = { quoteId: first?.id ?? 0, companyId: 1, actor: "company" } as const;
  await opened.database.insert(hireEvents).values({ ...press, facts: { press: "delivered" } });
  network = "another network";
  expect((await post(TOKEN)).body.waiting).toBeUndefined();
  expect(companies.reviewsOf(1)).toHaveLength(4);
  expect(await reviews.listWaiting()).toHaveLength(9);
});

test("a request is reviewed once, also when the form is sent twice at the same time", async () => {
  const { post, reviews } = await serve();
  const answers = await Promise.all([post(TOKEN), post(TOKEN), post(TOKEN)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await post(TOKEN)).body).toEqual({ message: "You have already written this review." });
  expect(await opened.database.$count(reviewTable)).toBe(1);
  expect((await reviews.invitation(TOKEN))?.state).toBe("written");
});

test("the link works for 60 days after the invitation, and before it once the choice was told", async () => {
  const { post, reviews } = await serve();
  await invitedDaysAgo(61);
  expect(await post(TOKEN)).toMatchObject({
    status: 410,
    body: { message: expect.stringContaining("60 days after our invitation") },
  });
  expect((await reviews.invitation(TOKEN))?.state).toBe("expired");
  await invitedDaysAgo(59);
  expect((await post(TOKEN)).status).toBe(201);
});

test("a link works after the customer's details were deleted", async () => {
  const { post } = await serve();
  await opened.database.update(quotes).set({ name: "", email: "", phone: "", erasedAt: new Date() });
  expect((await post(TOKEN)).status).toBe(201);
});

test("only the told choice can be reviewed: not before, no other company, and with no other token", async () => {
  const { post, reviews } = await serve();
  const asked = { reference: REFERENCE, companyId: 1 };
  const wrong = [
    tokens.issueFor("answer", asked),
    tokens.issue(REFERENCE),
    tokens.issueEmailed(REFERENCE),
    tokens.issueFor("review", { ...asked, companyId: 2 }),
    tokens.issueFor("review", { ...asked, reference: "SF-XXXX-XX" }),
    quoteTokens({ signingSecret: "another secret" }).issueFor("review", asked),
    `${TOKEN}x`,
    "nonsense",
  ];
  for (const token of wrong) {
    expect((await post(token)).status).toBe(404);
    expect(await reviews.invitation(token)).toBeNull();
  }
  expect(tokens.open(TOKEN)).toBeNull();
  expect(tokens.openFor("answer", TOKEN)).toBeNull();
  await opened.database.update(quotes).set({ choiceToldAt: null });
  expect((await post(TOKEN)).status).toBe(404);
  await opened.database.update(quotes).set({ choiceToldAt: new Date(), chosenCompanyId: null });
  expect((await post(TOKEN)).status).toBe(404);
  expect(await opened.database.$count(reviewTable)).toBe(0);
});

test("a review keeps its proof when its request is deleted", async () => {
  const { post, companies } = await serve();
  await post(TOKEN);
  await opened.database.delete(quotes);
  await companies.refresh([1]);
  expect(companies.reviewsOf(1)).toMatchObject([{ proof: "asked-here" }]);
});

test("what is missing is said field by field", async () => {
  const { post } = await serve();
  expect(await post(TOKEN, { title: "Good", content: "On time." })).toMatchObject({
    status: 400,
    body: { fields: { rating: "Choose a rating from 1 to 5" } },
  });
});
