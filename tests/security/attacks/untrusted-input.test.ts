import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import type { Quote } from "#contract/quotes.ts";
import { connect } from "#server/database/connect.ts";
import { COMPANY, DIRECTORY_QUOTE, LEAD, REVIEW } from "../fuzzing/endpoints.ts";
import { type Answer, asAdmin, ask, json } from "../http-client.ts";

const read = ({ body }: Answer) => JSON.parse(body);
const post = async (path: string, body: object, headers = {}) => {
  const answer = await ask({ path, ...json(body, headers) });
  expect([answer.status, answer.body]).toEqual([201, expect.any(String)]);
  return read(answer);
};
const FORGED = { id: 424_242, createdAt: "1999-01-01T00:00:00.000Z", __typename: "x" };

test("mass assignment: a listing request says nothing about its own state", async () => {
  const lead = await post("/api/leads", { ...LEAD, ...FORGED, status: "approved", companyIds: ["1"] });
  expect(lead).toMatchObject({ status: "new", companyIds: [] });
  expect([lead.id === FORGED.id, lead.createdAt === FORGED.createdAt]).toEqual([false, false]);
});

test("mass assignment: a review cannot verify itself", async () => {
  const review = await post("/api/reviews", { ...REVIEW, ...FORGED, verified: true });
  expect(review.verified).toBe(false);
  expect([review.id === FORGED.id, review.createdAt === FORGED.createdAt]).toEqual([false, false]);
});

test("mass assignment: not even the administrator's forms set what is worked out", async () => {
  const forged = {
    ...FORGED,
    rating: "5.00",
    reviewCount: 999,
    ratingTotal: 9_999,
    latitude: 1,
    longitude: 1,
  };
  const added = await post("/api/companies", { ...COMPANY, ...forged }, asAdmin());
  expect(added).toMatchObject({ rating: "4.20", reviewCount: 15 });
  expect([added.id === FORGED.id, added.latitude === 1]).toEqual([false, false]);
  const path = `/api/companies/${added.id}`;
  const changed = await ask({ path, ...json({ name: "Beta", ...forged }, asAdmin()), method: "PUT" });
  expect(read(changed)).toMatchObject({ id: added.id, name: "Beta", rating: "4.20", reviewCount: 15 });
});

test("mass assignment: a quote request chooses no state, reference or recipients of its own", async () => {
  const companies = [{ id: 1, name: "Evil", email: "evil@evil.example", phone: "0" }];
  const forged = {
    ...FORGED,
    reference: "SF-EVIL-00",
    status: "done",
    chosenCompanyId: 2,
    selectedCompanies: "[]",
  };
  const accepted = await post("/api/quotes", { ...DIRECTORY_QUOTE, ...forged, companies });
  expect(accepted.reference).not.toBe("SF-EVIL-00");
  expect(accepted.companies).toEqual([{ id: 1, name: "Skips No. 1" }]);
  const quotes: Quote[] = read(await ask({ path: "/api/quotes", headers: asAdmin() }));
  const quote = quotes.find(({ reference }) => reference === accepted.reference);
  expect(quote).toMatchObject({ status: "new", chosenCompanyId: null });
  expect(quote?.deliveries.map(({ recipient }) => recipient)).not.toContain("evil@evil.example");
});

test("prototype pollution: keys of every object reach no object but the one they came in", async () => {
  const poison = '{"__proto__":{"status":"evil"},"constructor":{"prototype":{"status":"evil"}},';
  const body = poison + JSON.stringify(LEAD).slice(1);
  expect(read(await ask({ path: "/api/leads", ...json({}), body })).status).toBe("new");
  expect(read(await ask({ path: "/api/leads", ...json(LEAD) })).status).toBe("new");
});

test("replay of another's request: its key opens nothing to who does not know the request", async () => {
  const key = { "idempotency-key": randomUUID() };
  const first = await post("/api/quotes", DIRECTORY_QUOTE, key);
  for (const change of [{ email: "eve@evil.example" }, { name: "Eve" }, { companies: [{ id: 3 }] }]) {
    const answer = await ask({ path: "/api/quotes", ...json({ ...DIRECTORY_QUOTE, ...change }, key) });
    expect(answer.status).toBe(422);
    for (const secret of [first.reference, first.receiptUrl, "ann@archer.example"])
      expect(answer.body).not.toContain(secret);
  }
  expect(await post("/api/quotes", DIRECTORY_QUOTE, key)).toEqual(first);
});

test("host header injection: links in answers and letters lead to the address the operator set", async () => {
  const evil = { host: "host.example", "x-forwarded-host": "host.example" };
  const { receiptUrl } = await post("/api/quotes", DIRECTORY_QUOTE, evil);
  expect(receiptUrl).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${inject("port")}/receipt/`));
  for (const path of ["/", "/company/1", "/sitemap.xml", "/robots.txt", "/companies/"]) {
    const answer = await ask({ path, headers: evil });
    expect([answer.body, answer.headers.get("location")].join(" ")).not.toContain("host.example");
  }
  const database = connect(inject("databaseUrl"));
  const { rows } = await database.$client.query(
    "select count(*)::int as evil from deliveries where letter::text like '%host.example/%'",
  );
  await database.$client.end();
  expect(rows).toEqual([{ evil: 0 }]);
});

test("SQL injection: a search for a statement is a search for those words", async () => {
  const statements = [
    "'; drop table companies; --",
    "' or '1'='1",
    "%' union select password from x --",
    "\\'; select pg_sleep(9); --",
  ];
  for (const text of statements)
    for (const name of ["location", "search", "locationSearch"])
      expect((await ask({ path: `/api/companies?${name}=${encodeURIComponent(text)}` })).status).toBe(200);
  expect(read(await ask({ path: "/api/statistics" })).companies).toBeGreaterThan(0);
});
