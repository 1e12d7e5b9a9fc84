import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import type { Quote } from "#contract/quotes.ts";
import { queryRows } from "../../harness/database.ts";
import { COMPANY_BODY, DIRECTORY_QUOTE_BODY, LEAD_BODY, REVIEW_BODY } from "../fuzzing/endpoints.ts";
import { adminHeaders, type HttpResponse, json, send } from "../http-client.ts";

const read = ({ body }: HttpResponse) => JSON.parse(body);
const post = async (path: string, body: object, headers = {}) => {
  const response = await send({ path, ...json(body, headers) });
  expect([response.status, response.body]).toEqual([201, expect.any(String)]);
  return read(response);
};
const FORGED = { id: 424_242, createdAt: "1999-01-01T00:00:00.000Z", __typename: "x" };

test("mass assignment: a listing request cannot set its own status", async () => {
  const lead = await post("/api/leads", { ...LEAD_BODY, ...FORGED, status: "approved", companyIds: ["1"] });
  expect(lead).toMatchObject({ status: "new", companyIds: [] });
  expect([lead.id === FORGED.id, lead.createdAt === FORGED.createdAt]).toEqual([false, false]);
});

test("mass assignment: a review cannot verify itself", async () => {
  const review = await post("/api/reviews", { ...REVIEW_BODY, ...FORGED, verified: true });
  expect(review.verified).toBe(false);
  expect([review.id === FORGED.id, review.createdAt === FORGED.createdAt]).toEqual([false, false]);
});

test("mass assignment: the administrator cannot set computed fields of a company", async () => {
  const forged = {
    ...FORGED,
    rating: "5.00",
    reviewCount: 999,
    ratingTotal: 9_999,
    latitude: 1,
    longitude: 1,
  };
  const added = await post("/api/companies", { ...COMPANY_BODY, ...forged }, adminHeaders());
  expect(added).toMatchObject({ rating: "4.20", reviewCount: 15 });
  expect([added.id === FORGED.id, added.latitude === 1]).toEqual([false, false]);
  const path = `/api/companies/${added.id}`;
  const changed = await send({ path, ...json({ name: "Beta", ...forged }, adminHeaders()), method: "PUT" });
  expect(read(changed)).toMatchObject({ id: added.id, name: "Beta", rating: "4.20", reviewCount: 15 });
});

test("mass assignment: a quote request cannot set its status, reference or recipients", async () => {
  const companies = [{ id: 1, name: "Evil", email: "evil@evil.example", phone: "0" }];
  const forged = {
    ...FORGED,
    reference: "SF-EVIL-00",
    status: "done",
    chosenCompanyId: 2,
    selectedCompanies: "[]",
  };
  const accepted = await post("/api/quotes", { ...DIRECTORY_QUOTE_BODY, ...forged, companies });
  expect(accepted.reference).not.toBe("SF-EVIL-00");
  expect(accepted.companies).toEqual([{ id: 1, name: "Skips No. 1" }]);
  const quotes: Quote[] = read(await send({ path: "/api/quotes", headers: adminHeaders() }));
  const quote = quotes.find(({ reference }) => reference === accepted.reference);
  expect(quote).toMatchObject({ status: "new", chosenCompanyId: null });
  expect(quote?.deliveries.map(({ recipient }) => recipient)).not.toContain("evil@evil.example");
});

test("prototype pollution: __proto__ in a body changes no other object", async () => {
  const poison = '{"__proto__":{"status":"evil"},"constructor":{"prototype":{"status":"evil"}},';
  const body = poison + JSON.stringify(LEAD_BODY).slice(1);
  expect(read(await send({ path: "/api/leads", ...json({}), body })).status).toBe("new");
  expect(read(await send({ path: "/api/leads", ...json(LEAD_BODY) })).status).toBe("new");
});

test("idempotency key of another client: a different request with the same key gets no data", async () => {
  const key = { "idempotency-key": randomUUID() };
  const first = await post("/api/quotes", DIRECTORY_QUOTE_BODY, key);
  for (const change of [{ email: "eve@evil.example" }, { name: "Eve" }, { companies: [{ id: 3 }] }]) {
    const response = await send({
      path: "/api/quotes",
      ...json({ ...DIRECTORY_QUOTE_BODY, ...change }, key),
    });
    expect(response.status).toBe(422);
    for (const secret of [first.reference, first.receiptUrl, "ann@archer.example"])
      expect(response.body).not.toContain(secret);
  }
  expect(await post("/api/quotes", DIRECTORY_QUOTE_BODY, key)).toEqual(first);
});

test("host header injection: links in responses and emails use PUBLIC_URL", async () => {
  const evil = { host: "host.example", "x-forwarded-host": "host.example" };
  const { receiptUrl } = await post("/api/quotes", DIRECTORY_QUOTE_BODY, evil);
  expect(receiptUrl).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${inject("port")}/receipt/`));
  for (const path of ["/", "/company/1", "/sitemap.xml", "/robots.txt", "/companies/"]) {
    const response = await send({ path, headers: evil });
    expect([response.body, response.headers.get("location")].join(" ")).not.toContain("host.example");
  }
  const rows = await queryRows(
    inject("databaseUrl"),
    "select count(*)::int as evil from deliveries where letter::text like '%host.example/%'",
  );
  expect(rows).toEqual([{ evil: 0 }]);
});

test("SQL injection: search parameters are never executed as SQL", async () => {
  const statements = [
    "'; drop table companies; --",
    "' or '1'='1",
    "%' union select password from x --",
    "\\'; select pg_sleep(9); --",
  ];
  for (const text of statements)
    for (const name of ["location", "search", "locationSearch"])
      expect((await send({ path: `/api/companies?${name}=${encodeURIComponent(text)}` })).status).toBe(200);
  expect(read(await send({ path: "/api/statistics" })).companies).toBeGreaterThan(0);
});

test("blocking import: 9 MB of commas are refused with a sentence, and the health check answers meanwhile", async () => {
  const headers = { "content-type": "text/csv", ...adminHeaders() };
  const body = `name${",".repeat(9e6)}`;
  const importing = send({ method: "POST", path: "/api/companies/import", headers, body });
  expect((await send({ path: "/health/live" })).status).toBe(200);
  const { status, body: answer } = await importing;
  expect([status, JSON.parse(answer).message]).toEqual([
    400,
    "Line 1 has more than 1,000 columns. Delete the empty columns and save the file again.",
  ]);
});
