import { desc, getTableName, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { erasureSchema, personalDataSchema } from "#contract/personal-data/personal-data.ts";
import { changeLog, companyImports, proposals, removalRequests } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { answers, deliveries, leads, quoteKeys, quotes } from "#server/database/tables/requests.ts";
import { reviews, reviewsLedger } from "#server/database/tables/reviews.ts";
import { rateLimitCounters } from "#server/database/tables/site.ts";
import { quoteTokens } from "#server/quotes/quote-tokens.ts";
import { removalHash } from "#server/signing.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { SEARCHED_TABLES } from "./mention-store.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
let token: string;

beforeAll(async () => {
  // Nothing listens at this address, so every email stays queued and keeps its text.
  app = await openTestApp({ env: { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "us@skips.example" } });
  token = (await (await post("/admin/login", { password: "correct horse" })).json()).token;
});
afterAll(() => app.close());

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  app.request(`/api${path}`, { method: "POST", body: JSON.stringify(body), headers });

async function ask(act: "find" | "erase", contact: string) {
  const response = await post(`/personal-data/${act}`, { contact }, { authorization: `Bearer ${token}` });
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toMatch(/no-store/);
  const answer = await response.json();
  const schema = act === "find" ? personalDataSchema : erasureSchema;
  expect(schema.parse(answer)).toEqual(answer);
  return answer;
}

const ANN = { name: "Ann Archer", email: "Ann@Home.example", phone: "+44 7700 900123" };
const BOB = { name: "Bob Baker", email: "bob@home.example", phone: "07700 900999" };
const COMPANY = { location: "Leeds", county: "West Yorkshire" };
const LISTED = "office@acme.example";

async function requestQuotes(person: typeof ANN): Promise<{ reference: string }> {
  const asked = {
    location: "LS1 4AP",
    wasteType: "garden",
    skipSize: "builder-6-yard",
    hireLength: "1-week",
  };
  const words = { additionalInfo: `Ring the bell of ${person.name}` };
  const response = await post("/quotes", {
    ...person,
    ...asked,
    ...words,
    companies: [{ id: 1 }, { id: 2 }],
  });
  expect(response.status).toBe(201);
  return response.json();
}

const offer = (reference: string) => {
  const link = quoteTokens({ signingSecret: "for tests only" }).issueFor("answer", {
    reference,
    companyId: 1,
  });
  const lines = [{ kind: "hire", price: "250.00" }];
  return post(`/answers/${link}/offer`, { lines, vat: "included", note: "The gate is narrow" });
};

const review = (name: string, email: string, content = "On time.") =>
  post("/reviews", { companyId: 1, customerName: name, rating: 4, title: "Good", content, email });

/** As Ann, sends a quote request, which a company answers, a review, a lead, a claim and a correction. Bob sends a request. */
async function visitEverything() {
  const { reference } = await requestQuotes(ANN);
  const bobs = await requestQuotes(BOB);
  expect((await offer(reference)).status).toBe(201);
  expect((await review(ANN.name, "ann@home.example")).status).toBe(201);
  expect((await post("/leads", { ...ANN, companyName: "Archer Skips" })).status).toBe(201);
  const details = { ...ANN, proof: "I drive its lorry" };
  expect((await post("/companies/2/claim", { details })).status).toBe(202);
  const correction = { field: "phone", suggestion: "01632 960001", email: ANN.email };
  expect((await post("/companies/2/corrections", correction)).status).toBe(202);
  return { reference, bobs };
}

beforeEach(async () => {
  for (const table of [rateLimitCounters, quotes, deliveries, leads, removalRequests, companies])
    await app.database.delete(table);
  await app.database.insert(companies).values([
    { ...COMPANY, id: 1, name: "Acme Skips", email: LISTED, phone: "0113 496 0001" },
    { ...COMPANY, id: 2, name: "Beta Skips", email: "beta@skips.example" },
  ]);
  await app.services.companies.refresh("all");
});

/** The content of these tables as one text. By default, all tables that could contain typed text. */
async function everything(tables = SEARCHED_TABLES): Promise<string> {
  const rows = await Promise.all(
    tables.map(async (table) => [
      getTableName(table),
      (await app.database.execute(sql`select to_jsonb(t) as row from ${table} t`)).rows,
    ]),
  );
  return JSON.stringify(rows);
}

const wordsOf = ({ name, email }: typeof ANN) => [
  name,
  email,
  email.toLowerCase(),
  "7700900123",
  "7700 900123",
];
const wordsLeft = async () => {
  const text = await everything();
  return wordsOf(ANN).filter((word) => text.includes(word));
};

describe("finding", () => {
  test("a press is told in words, a question with the part that was ticked and the part that was typed", async () => {
    const { reference } = await requestQuotes(ANN);
    const link = quoteTokens({ signingSecret: "for tests only" }).issueFor("answer", {
      reference,
      companyId: 1,
    });
    const question = { press: "question", question: "permit", words: "Is it a steep road?" };
    expect((await post(`/answers/${link}/press`, question)).status).toBe(200);
    expect((await ask("find", ANN.email)).quotes[0].presses).toMatchObject([
      {
        text: "Acme Skips asked a question about the job.",
        typed: [
          "If the road needs a permit or consent: will you ask for it, or should we? Is it a steep road?",
        ],
      },
    ]);
  });

  test.each(["ann@home.example", " ANN@home.example ", "+44 (0)7700 900 123", "07700900123"])(
    "%s finds the requests with the companies' offers, in whatever spelling it was typed",
    async (contact) => {
      const { reference } = await visitEverything();
      const { quotes: found, leads: requests, proposals } = await ask("find", contact);
      expect(found).toMatchObject([{ reference, name: ANN.name, phone: ANN.phone, erasedAt: null }]);
      expect(found[0].answers).toMatchObject([
        {
          company: "Acme Skips",
          total: "250.00",
          offer: { note: "The gate is narrow", comparable: { total: "250.00", unsaid: ["hire-days"] } },
          declineReason: null,
        },
      ]);
      expect(requests).toMatchObject([{ companyName: "Archer Skips" }]);
      expect(proposals.map(({ kind }: { kind: string }) => kind)).toContain("claim");
      expect(JSON.stringify(found)).not.toContain(BOB.email);
    },
  );

  test.each([
    "+44 07700 900123",
    "0044 0 7700 900123",
    "07700 90012３",
    "٠٧٧٠٠ ٩٠٠١٢٣",
    "07700 900123 ext 1",
  ])("a number is found and erased in any spelling: %s", async (spelling) => {
    await requestQuotes({ ...ANN, phone: spelling });
    await post("/leads", { ...BOB, phone: spelling });
    for (const contact of ["07700 900123", spelling]) {
      const { quotes: found, leads: requests, otherContacts } = await ask("find", contact);
      expect(found).toMatchObject([{ phone: spelling }]);
      expect(requests).toMatchObject([{ phone: spelling }]);
      expect(otherContacts).toEqual([ANN.email, BOB.email]);
    }
    const { left } = await ask("erase", "07700 900123");
    expect(left.quotes).toMatchObject([{ phone: "", hasKeys: true }]);
    expect(left.leads).toEqual([]);
  });

  test("a mailbox of Gmail is found under both of its domains", async () => {
    await requestQuotes({ ...ANN, email: "Ann.Archer@googlemail.com" });
    for (const contact of ["annarcher@gmail.com", "ann.archer+x@googlemail.com"])
      expect((await ask("find", contact)).quotes).toMatchObject([{ email: "Ann.Archer@googlemail.com" }]);
  });

  test("erased requests are found by the hashes that limits count, and nothing is kept in clear", async () => {
    await requestQuotes({ ...ANN, email: "ann+7@home.example", phone: "07700 900123 (2)" });
    await ask("erase", "ann+7@home.example");
    for (const contact of ["ann@home.example", "+44 7700 900123"])
      expect((await ask("find", contact)).quotes).toMatchObject([{ email: "", hasKeys: true }]);
    const kept = JSON.stringify([
      await app.database.select().from(quotes),
      await app.database.select().from(quoteKeys),
      await app.database.select().from(deliveries),
    ]);
    for (const word of ["home.example", "900123"]) expect(kept).not.toContain(word);
  });

  test("an address with a tag is the same person's on every domain", async () => {
    await requestQuotes({ ...ANN, email: "ann+skips@home.example" });
    expect((await ask("find", "ann@home.example")).quotes).toMatchObject([
      { email: "ann+skips@home.example" },
    ]);
    expect((await ask("find", "ann+other@home.example")).emails.length).toBeGreaterThan(0);
    await ask("erase", "ann@home.example");
    expect((await app.database.select().from(quotes))[0]).toMatchObject({ email: "", phone: "" });
  });

  test("an address also finds reviews, corrections and every email to it and about its requests", async () => {
    await visitEverything();
    const { reviews, proposals, emails, emailCount } = await ask("find", ANN.email);
    expect(reviews).toMatchObject([
      { customerName: ANN.name, companyName: "Acme Skips", email: "ann@home.example" },
    ]);
    expect(proposals.map(({ kind }: { kind: string }) => kind).sort()).toEqual(["claim", "correction"]);
    const kinds = emails.map(({ kind }: { kind: string }) => kind);
    for (const kind of ["company", "customer", "review"]) expect(kinds).toContain(kind);
    expect(emailCount).toBe(emails.length);
    expect(JSON.stringify(emails)).not.toContain("/receipt/");
  });

  test("a company's address finds the emails to it, without the customers they are about", async () => {
    await visitEverything();
    const { emails } = await ask("find", LISTED);
    expect(emails.length).toBeGreaterThan(1);
    for (const word of [ANN.email.toLowerCase(), BOB.email])
      expect(JSON.stringify(emails).toLowerCase()).not.toContain(word);
  });

  test("a company's listing is named as information", async () => {
    for (const contact of [LISTED, "0113 4960001"])
      expect((await ask("find", contact)).listings).toMatchObject([
        { id: 1, name: "Acme Skips", isPublic: true },
      ]);
  });

  test("somebody else's words are searched too, and shown with what stands around", async () => {
    await review("Bob", BOB.email, "Ask Ann Archer at 07700 900 123 for the key.");
    const { mentions, reviews } = await ask("find", ANN.phone);
    expect(reviews).toEqual([]);
    expect(mentions).toMatchObject([
      { companyId: 1, texts: ["Ask Ann Archer at 07700 900 123 for the key."] },
    ]);
    expect(mentions[0].what).toContain("review");
  });

  test("nothing is found about somebody who was never here", async () => {
    await visitEverything();
    const found = await ask("find", "nobody@home.example");
    for (const kind of ["quotes", "reviews", "leads", "proposals", "emails", "listings", "mentions"])
      expect(found[kind]).toEqual([]);
  });

  test("changes nothing", async () => {
    await visitEverything();
    // The email that tells the customer about the offer sets `toldAt`, so the test waits for it.
    await expect.poll(() => app.database.$count(answers, isNull(answers.toldAt))).toBe(0);
    // The comparison leaves out emails, which the mail queue tries to send meanwhile, and the session, whose last use is
    // recorded.
    const kept = SEARCHED_TABLES.filter(
      (table) => !["deliveries", "admin_sessions"].includes(getTableName(table)),
    );
    const before = await everything(kept);
    await ask("find", ANN.email);
    expect(await everything(kept)).toBe(before);
  });
});

describe("erasing", () => {
  test("incomplete erasure: nothing that was typed is left, and the hashes that limits count go after a month", async () => {
    await visitEverything();
    const { erased, left } = await ask("erase", ANN.email);
    expect(erased).toMatchObject({ quotes: 1, reviews: 1 });
    for (const kind of ["reviews", "leads", "proposals", "emails", "mentions"])
      expect(left[kind]).toEqual([]);
    expect(left.quotes).toMatchObject([{ name: "", email: "", answers: [], hasKeys: true }]);
    expect(await wordsLeft()).toEqual([]);

    await app.database.execute(sql`update quotes set created_at = now() - interval '32 days'`);
    await app.services.quotes.deleteExpired();
    expect(await wordsLeft()).toEqual([]);
    expect((await ask("find", ANN.email)).quotes).toEqual([]);
  });

  test("a telephone number erases the same requests", async () => {
    const { reference } = await visitEverything();
    await ask("erase", "07700 900123");
    const [quote] = (await app.database.select().from(quotes)).filter((row) => row.reference === reference);
    expect(quote).toMatchObject({ name: "", email: "", phone: "", additionalInfo: null });
    expect(await app.database.$count(leads)).toBe(0);
  });

  test("withdraws an open request, and no queued email of it leaves with its words", async () => {
    const { reference } = await visitEverything();
    await ask("erase", ANN.email);
    const rows = await app.database.select().from(quotes);
    expect(rows.find((row) => row.reference === reference)?.withdrawnAt).not.toBeNull();
    const waiting = (await app.database.select().from(deliveries)).filter(({ state }) => state === "queued");
    const text = JSON.stringify(waiting.map(({ content, replyTo }) => [content, replyTo]));
    expect(wordsOf(ANN).filter((word) => text.includes(word))).toEqual([]);
  });

  test("leaves everybody else's data as they are", async () => {
    const { bobs } = await visitEverything();
    await ask("erase", ANN.email);
    const { quotes: found, emails } = await ask("find", BOB.email);
    expect(found).toMatchObject([{ reference: bobs.reference, name: BOB.name, withdrawnAt: null }]);
    expect(emails.some(({ state }: { state: string }) => state === "queued")).toBe(true);
  });

  test("the ledger of reviews says that the writer took the review back, and stays whole", async () => {
    await visitEverything();
    const before = await app.database.$count(reviewsLedger);
    await ask("erase", ANN.email);
    const [last] = await app.database.select().from(reviewsLedger).orderBy(desc(reviewsLedger.seq)).limit(1);
    expect(`${last?.event} ${last?.reasonCode}`).toBe("withdrawn by-writer");
    expect(await app.database.$count(reviewsLedger)).toBe(before + 1);
    expect(app.services.companies.reviewsOf(1)).toEqual([]);
  });

  test("a listing and the records of emails to its company stay", async () => {
    const { bobs } = await visitEverything();
    const { left } = await ask("erase", LISTED);
    expect(left.listings).toMatchObject([{ id: 1 }]);
    const [company] = await app.database.select().from(companies).where(sql`id = 1`);
    expect(company?.email).toBe(LISTED);
    expect((await ask("find", BOB.email)).quotes).toMatchObject([
      { reference: bobs.reference, withdrawnAt: null },
    ]);
  });

  test("what a company asked for stays with its listing, and nothing is said to be deleted", async () => {
    const wish = { companyId: 1, kind: "change", field: "email", suggestion: "new@acme.example" } as const;
    await app.database.insert(proposals).values({ ...wish, email: ANN.email });
    const { erased, left } = await ask("erase", ANN.email);
    expect([left.proposals.length, erased.proposals]).toEqual([1, 0]);
  });

  test("a scrambled number of a removed company stays", async () => {
    const key = removalHash({ signingSecret: "for tests only" })("phone: 07700900123");
    await app.database.insert(removalRequests).values({ key });
    expect((await ask("find", "+44 7700 900123")).isRemovalKey).toBe(true);
    expect((await ask("erase", "+44 7700 900123")).left.isRemovalKey).toBe(true);
    expect(await app.database.$count(removalRequests)).toBe(1);
  });

  test("somebody else's words stay, and are named for a person to decide", async () => {
    await review("Bob", BOB.email, "Write to ann@home.example.");
    expect((await ask("erase", ANN.email)).left.mentions).toHaveLength(1);
  });

  test("a customer's review that the administrator removed is not kept any longer", async () => {
    await requestQuotes(ANN);
    await requestQuotes(BOB);
    const asked = await app.database.select({ id: quotes.id }).from(quotes).orderBy(quotes.id);
    const [quoteId, bobsQuote] = asked.map(({ id }) => id);
    const row = { companyId: 1, rating: 1, title: "Bad", content: "Late." };
    const written = await app.database
      .insert(reviews)
      .values([
        { ...row, customerName: ANN.name, quoteId },
        { ...row, customerName: BOB.name, quoteId: bobsQuote },
        { ...row, customerName: ANN.name, email: ANN.email },
      ])
      .returning({ id: reviews.id });
    for (const { id } of written) await app.services.reviews.remove(id);
    await ask("erase", ANN.email);
    const kept = JSON.stringify(await app.database.select({ kept: changeLog.kept }).from(changeLog));
    expect(kept).toContain(BOB.name);
    expect(kept).not.toContain(ANN.name);
  });

  test("can be repeated: then nothing is left to erase, and the answer counts nothing", async () => {
    await visitEverything();
    await ask("erase", ANN.email);
    expect(Object.values((await ask("erase", ANN.email)).erased)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe("who may ask", () => {
  test("visitors may not, and the cookie alone is not enough", async () => {
    const cookie = { cookie: `skip_finder_admin=${token}` };
    for (const act of ["find", "erase"])
      for (const headers of [{}, cookie])
        expect(
          (await post(`/personal-data/${act}`, { contact: ANN.email }, headers as Record<string, string>))
            .status,
        ).toBe(401);
  });

  test.each(["", "Ann", "12345", 7, null])("%j is refused with a message at the field", async (contact) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await post("/personal-data/find", { contact }, headers);
    expect(response.status).toBe(400);
    expect((await response.json()).fields).toEqual({
      contact: "Enter an email address or a telephone number",
    });
  });
});

test("an import that names a number in two of its companies is one mention with both texts", async () => {
  const change = (id: number, phone: string) => ({ id, name: `Firm ${id}`, before: null, after: { phone } });
  const changes = [change(91, "07700\t900123"), change(92, "07700 900999"), change(93, "+44 7700 900123")];
  await app.database.insert(companyImports).values({ fileName: "firms.csv", changes });
  const { mentions } = await ask("find", ANN.phone);
  await app.database.delete(companyImports);
  expect(mentions).toMatchObject([{ texts: ["07700\t900123", "+44 7700 900123"] }]);
});
