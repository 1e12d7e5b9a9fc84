import { asc, desc } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Change, ChangePage } from "#contract/changes/changes.ts";
import { changeLog } from "#server/database/tables/changes.ts";
import { carrierChecks, companies } from "#server/database/tables/companies.ts";
import { leads, quotes } from "#server/database/tables/requests.ts";
import { openTestApp } from "#server/testing/test-app.ts";

const app = await openTestApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
afterAll(() => app.close());
const login = { method: "POST", body: '{"password":"correct horse"}' };
const { token } = await (await app.request("/api/admin/login", login)).json();

const PLACE = { location: "Leeds", county: "West Yorkshire", latitude: 53.796, longitude: -1.548 };
beforeEach(async () => {
  for (const table of [quotes, leads, companies, changeLog]) await app.database.delete(table);
  await app.database.insert(companies).values({
    ...{ id: 1, name: "Ash Skips", email: "office@ash.example", licenseNumber: "CBDU99000001", ...PLACE },
  });
  await app.services.companies.refresh("all");
});

const call = (method: string, path: string, body?: object) =>
  app.request(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
const list = async (query = ""): Promise<Change[]> =>
  ((await (await call("GET", `/changes${query}`)).json()) as ChangePage).changes;
const undo = async ({ id }: Change) => (await call("POST", `/changes/${id}/undo`)).status;
/** Everything that the log has stored. */
const stored = async () => JSON.stringify(await app.database.select().from(changeLog));

const CHECK = {
  ...{ nation: "England", result: "matched", method: "register-page", checkedOn: "2026-11-01" },
  checkedBy: "Bo Checker",
};

test("a recorded check of a carrier and its removal are listed with what the page says before and after", async () => {
  await call("POST", "/companies/1/carrier-checks", CHECK);
  await call("POST", "/companies/1/carrier-checks", {
    ...{ ...CHECK, checkedOn: "2026-11-20", result: "other-holder" },
  });
  const [, second] = await app.database.select().from(carrierChecks).orderBy(asc(carrierChecks.id));
  await call("DELETE", `/companies/1/carrier-checks/${second?.id}`);
  const changes = await list("?what=checks");
  expect(changes.map(({ kind }) => kind)).toEqual([
    "carrier-check-removed",
    "carrier-checked",
    "carrier-checked",
  ]);
  const company = { id: 1, name: "Ash Skips", isStored: true };
  const first = { number: "CBDU99000001", result: "matched", checkedOn: "2026-11-01" };
  const later = { ...first, result: "other-holder", checkedOn: "2026-11-20" };
  expect(changes).toMatchObject([
    { by: "administrator", company, fields: [{ field: "carrier", before: later, after: first }] },
    { company, fields: [{ field: "carrier", before: first, after: later }] },
    { company, fields: [{ field: "carrier", before: null, after: first }], canUndo: false },
  ]);
  expect(await list("?what=checks&search=ash")).toEqual(changes);
  expect(await undo(changes[0] as Change)).toBe(409);
  // Only the company's list of checks names the person who checked.
  expect(await stored()).not.toContain("Bo Checker");
});

test("a refused check and one that is not there leave no entry", async () => {
  await call("POST", "/companies/1/carrier-checks", { ...CHECK, nation: "Scotland" });
  await call("DELETE", "/companies/1/carrier-checks/999");
  expect(await list()).toEqual([]);
});

test("a deleted quote request leaves its reference and nothing that anybody wrote", async () => {
  const body = {
    ...{ name: "Ann Example", email: "ann@home.example", phone: "01632 960123", location: "LS1 4AP" },
    ...{ wasteType: "garden", skipSize: "builder-6-yard", hireLength: "1-week", companies: [{ id: 1 }] },
  };
  const { reference } = await (await call("POST", "/quotes", body)).json();
  const [quote] = await app.database.select({ id: quotes.id }).from(quotes);
  const id = quote?.id;
  expect((await call("DELETE", `/quotes/${id}`)).status).toBe(204);
  const [change] = await list("?what=requests");
  expect(change).toMatchObject({
    ...{ kind: "request-deleted", by: "administrator", request: reference, company: null, fields: [] },
    ...{ canUndo: false, createdAt: expect.any(String) },
  });
  expect(await list(`?search=${reference.toLowerCase()}`)).toEqual([change]);
  expect(await stored()).not.toMatch(/Ann|home\.example|960123|LS1|Ash/);
  expect((await call("DELETE", `/quotes/${id}`)).status).toBe(404);
  expect(await list()).toHaveLength(1);
});

const ask = async (companyName = "Sample Skips"): Promise<number> => {
  const lead = { name: "Sam Sample", email: "sam@asks.example", phone: "01632 960001", companyName };
  await call("POST", "/leads", lead);
  const [newest] = await app.database.select().from(leads).orderBy(desc(leads.id)).limit(1);
  return newest?.id ?? 0;
};

test("decided and deleted listing requests leave their number, the listed company, and no words", async () => {
  const [first, second, third] = [await ask("Sam 1"), await ask("Sam 2"), await ask("Sam 3")];
  await call("POST", `/leads/${first}/decide`, { decision: "listed", companyId: 1 });
  await call("POST", `/leads/${second}/decide`, { decision: "refused", reason: "Sam is in no register." });
  await call("DELETE", `/leads/${third}`);
  expect(await list("?what=requests")).toMatchObject([
    { kind: "lead-deleted", request: String(third), company: null },
    { kind: "lead-refused", request: String(second), company: null, reason: null },
    { kind: "lead-listed", request: String(first), company: { id: 1, name: "Ash Skips" } },
  ]);
  expect(await stored()).not.toMatch(/Sam|asks\.example|960001|register/);
  await call("POST", `/leads/${third}/decide`, { decision: "listed", companyId: 1 });
  await call("POST", `/leads/${first}/decide`, { decision: "listed", companyId: 99 });
  expect(await list()).toHaveLength(3);
});

test("a company that asked to be removed takes these entries along", async () => {
  await call("POST", "/companies/1/carrier-checks", CHECK);
  await call("POST", `/leads/${await ask()}/decide`, { decision: "listed", companyId: 1 });
  await app.services.firms.remove(1);
  const [proposal] = await (await call("GET", "/proposals")).json();
  await call("POST", `/proposals/${proposal.id}/decide`, { decision: "approve" });
  expect(await stored()).not.toContain("Ash");
});
