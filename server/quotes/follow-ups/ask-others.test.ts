import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { DIRECTORY_QUOTE, findExampleCompany } from "../testing/examples.ts";
import { emailsReceivedBy, recipients, useQuotes } from "../testing/use-quotes.ts";

const { open, openInTestMode, mailServer, database, rows } = useQuotes();

const asked = async () =>
  (await rows()).deliveries.flatMap(({ kind, companyId }) => (kind === "company" ? [companyId] : [])).sort();

test("further companies get the same request as the first, with the number of all that were asked", async () => {
  const server = await mailServer();
  const { accepted, call } = open({ smtpUrl: server.url });
  const { receipt, reference } = await accepted(DIRECTORY_QUOTE);
  await expect.poll(() => recipients(server)).toHaveLength(3);
  const first = await call("POST", `${receipt}/ask`, { companyIds: [3, 4, 3, 1] });
  expect(first).toMatchObject({ status: 200, body: { canAsk: 1 } });
  expect(first.body.companies).toMatchObject([
    { id: 1 },
    { id: 2 },
    { id: 3, name: "Firm 3", state: "queued", answer: { state: "waiting" } },
    { id: 4 },
  ]);
  expect((await call("POST", `${receipt}/ask`, { companyIds: [3, 4] })).status).toBe(200);
  await expect.poll(() => recipients(server)).toHaveLength(5);
  const [email] = emailsReceivedBy(server, "firm3@skips.example");
  expect(email?.headers.get("subject")).toBe(`Quote request ${reference}: 6 yard skip in LS1 4AP`);
  expect(email?.headers.get("reply-to")).toBe("ann@home.example");
  expect(email?.text).toContain("You are one of 4 companies asked.");
  expect(email?.text).toContain("| Name: Ann Example\n");
  expect(email?.text).toContain(`/answer/${reference}.3.`);
});

test("at most five companies are asked in all, each once", async () => {
  const { accepted, call } = openInTestMode();
  const { receipt } = await accepted(DIRECTORY_QUOTE);
  const ask = (...companyIds: number[]) => call("POST", `${receipt}/ask`, { companyIds });
  expect(await ask(3, 4, 5, 6)).toMatchObject({
    status: 409,
    body: { message: "A request goes to 5 companies at most, and you have asked 2. Choose up to 3 more." },
  });
  expect(await asked()).toEqual([1, 2]);
  await Promise.all([ask(3, 4), ask(4, 3), ask(4, 5), ask(5, 6)]);
  expect(await asked()).toHaveLength(5);
  expect(new Set(await asked()).size).toBe(5);
  expect((await ask(6, 9)).status).toBe(409);
  expect((await call("GET", receipt)).body).toMatchObject({ canAsk: 0, others: [] });
});

test("a company that cannot be asked, an unknown one and none at all are refused with a sentence", async () => {
  const { accepted, call } = openInTestMode();
  const { receipt } = await accepted(DIRECTORY_QUOTE);
  const cases: [object, number, string][] = [
    [{ companyIds: [7] }, 409, "Firm 7 can't be asked for a quote by email. Please choose another company."],
    [{ companyIds: [3, 99] }, 409, "One of the companies is no longer listed. Please choose again."],
    [{ companyIds: [] }, 400, "Choose at least one company"],
    [{}, 400, "Choose at least one company"],
  ];
  for (const [body, status, message] of cases) {
    const refused = await call("POST", `${receipt}/ask`, body);
    expect(refused.status).toBe(status);
    expect(JSON.stringify(refused.body)).toContain(message);
  }
  expect(await asked()).toEqual([1, 2]);
});

test("nobody else is asked while a company is chosen or after a withdrawal", async () => {
  const { accepted, call } = openInTestMode();
  const { receipt } = await accepted(DIRECTORY_QUOTE);
  await call("POST", `${receipt}/choose`, { companyId: 1 });
  expect((await call("POST", `${receipt}/ask`, { companyIds: [3] })).body.message).toMatch(
    /^You have chosen Firm 1, .* Undo that first, then ask others\.$/,
  );
  expect((await call("GET", receipt)).body).toMatchObject({ canAsk: 0, others: [] });
  await call("POST", `${receipt}/undo`);
  await call("POST", `${receipt}/withdraw`);
  expect(await call("POST", `${receipt}/ask`, { companyIds: [3] })).toMatchObject({
    status: 409,
    body: { message: "This request has been withdrawn." },
  });
  expect(await asked()).toEqual([1, 2]);
});

test.each([
  [
    sql`hire_date = (now() at time zone 'Europe/London')::date - 1`,
    "The delivery day of this request has passed. Please send a new one.",
  ],
  [
    sql`created_at = now() - interval '31 days'`,
    "This request is more than 30 days old. Please send a new one.",
  ],
])("nobody else is asked for what no company can deliver any more", async (passed, message) => {
  const search = () =>
    JSON.parse(JSON.stringify({ companies: [findExampleCompany(3)], searched: {} })) as never;
  const { accepted, call } = open({ smtpUrl: null, search });
  const { receipt } = await accepted(DIRECTORY_QUOTE);
  expect((await call("GET", receipt)).body).toMatchObject({ canAsk: 3, others: [{ id: 3 }] });
  await database().execute(sql`update quotes set ${passed}`);
  expect((await call("GET", receipt)).body).toMatchObject({ canAsk: 0, others: [] });
  expect(await call("POST", `${receipt}/ask`, { companyIds: [3] })).toMatchObject({
    status: 409,
    body: { message },
  });
  expect(await asked()).toEqual([1, 2]);
});

test("the receipt offers up to three companies that fit and were not asked, and none of a place we don't know", async () => {
  const searches: object[] = [];
  const found = [2, 9, 3, 4, 5, 6].map((id) => ({
    ...findExampleCompany(id),
    location: "Leeds",
    distance: id,
  }));
  const { accepted, call } = open({
    smtpUrl: null,
    search: (query) => {
      searches.push(query);
      return JSON.parse(
        JSON.stringify({ companies: found, ...(query.location === "LS1 4AP" && { searched: {} }) }),
      );
    },
  });
  const job = { size: 8, weeks: 3, stands: "road", waste: ["soil", "garden"] };
  const { receipt } = await accepted({ ...DIRECTORY_QUOTE, job });
  const { body } = await call("GET", receipt);
  // Company 9 has the mailbox of company 1.
  expect(body.others.map(({ id }: { id: number }) => id)).toEqual([3, 4, 5]);
  expect(body.others[0]).toMatchObject({ name: "Firm 3", location: "Leeds", distance: 3, total: null });
  expect(JSON.stringify(body.others)).not.toContain("skips.example");
  expect(searches.at(-1)).toMatchObject({
    ...{ location: "LS1 4AP", size: 8, weeks: 3, stands: "road", waste: "soil,garden" },
    ...{ serves: "probably", quotable: "true", sort: "best" },
  });
  const unknown = await accepted({ ...DIRECTORY_QUOTE, location: "the old mill" });
  expect((await call("GET", unknown.receipt)).body).toMatchObject({ others: [], canAsk: 3 });
});
