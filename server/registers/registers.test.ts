import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { carrierFileCheck } from "#server/carriers/carrier-file/check-carriers.ts";
import { companyRegisterCheck } from "#server/carriers/company-registers/check-companies.ts";
import { carrierChecks, companies } from "#server/database/tables/companies.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { testApi } from "#server/http/testing/test-api.ts";
import { registerCalls } from "./http.ts";
import { createRegisters } from "./registers.ts";

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
const refreshed: number[] = [];
beforeAll(async () => {
  opened = await openTestDatabase();
  const place = { location: "Leeds", county: "West Yorkshire" };
  await opened.database
    .insert(companies)
    .values([{ ...place, id: 1, name: "Acme Skips", licenseNumber: "CBDU 99000001" }]);
});
afterAll(() => opened.close());

function check(body: BodyInit | undefined, query = "", type = "text/csv") {
  const { database } = opened;
  const registers = createRegisters({
    companies: { refreshAfterWrite: async (ids) => void refreshed.push(...Array.from(ids, Number)) },
    checks: { carriers: carrierFileCheck(database, []), companies: companyRegisterCheck(database) },
  });
  return testApi(registerCalls({ registers })).request(`/registers/check?register=carriers${query}`, {
    method: "POST",
    headers: { "content-type": type },
    ...(body && { body }),
  });
}

const FILE =
  "Registration number,Organisation name,Registration tier,Registration type,Expiry date\nCBDU99000001,ACME SKIPS LTD,upper,carrier_dealer,2028-03-01\n";
const MATCHED = {
  lines: [{ outcome: "matched", companyId: 1, name: "Acme Skips", notes: ["until 2028-03-01"] }],
};

test("an uploaded register is tried first and recorded with apply=true, compressed or not", async () => {
  const tried = await check(FILE, "&date=2026-03-10");
  expect(await tried.json()).toMatchObject({ ...MATCHED, applied: false });
  expect(await opened.database.$count(carrierChecks)).toBe(0);
  expect(refreshed).toEqual([]);

  const applied = await check(gzipSync(FILE), "&apply=true&date=2026-03-10", "application/gzip");
  expect(await applied.json()).toMatchObject({ ...MATCHED, applied: true });
  expect(refreshed).toEqual([1]);
  expect(await opened.database.select().from(carrierChecks)).toMatchObject([
    { companyId: 1, check: { result: "matched", checkedOn: "2026-03-10" } },
  ]);
});

test.each([
  ["another table", "name,town\nAcme,Leeds\n", "text/csv", "This is not the register's file"],
  ["no file", undefined, "text/csv", "Choose a file to check"],
  ["a damaged compressed file", "not compressed", "application/gzip", "The file arrived damaged"],
  [
    "half a compressed file",
    gzipSync(FILE.repeat(9)).subarray(0, 60),
    "application/gzip",
    "The file arrived damaged",
  ],
])("%s is refused with the reason", async (_, body, type, message) => {
  const refused = await check(body, "&apply=true", type);
  expect(refused.status).toBe(400);
  expect((await refused.json()).message).toContain(message);
});

test("a day in the future is refused", async () => {
  expect((await check(FILE, "&date=2199-01-01")).status).toBe(400);
});
