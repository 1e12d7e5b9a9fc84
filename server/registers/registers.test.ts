import { deflateRawSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { todayInLondon } from "#contract/dates.ts";
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

/** A ZIP file as programs write it that do not know the sizes beforehand. */
function zipOf(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([name, text]) => {
    const header = Buffer.alloc(30);
    header.write("PK\u0003\u0004", "latin1");
    header.writeUInt16LE(8, 6);
    header.writeUInt16LE(8, 8);
    header.writeUInt16LE(name.length, 26);
    const checksum = Buffer.from("PK\u0007\u0008\0\0\0\0\0\0\0\0\0\0\0\0", "latin1");
    return Buffer.concat([header, Buffer.from(name), deflateRawSync(text), checksum]);
  });
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(entries.length, 10);
  return new Uint8Array(Buffer.concat([...entries, end]));
}

const FILE =
  "Registration number,Organisation name,Registration tier,Registration type,Expiry date\nCBDU99000001,ACME SKIPS LTD,upper,carrier_dealer,2028-03-01\n";
const MATCHED = {
  lines: [{ outcome: "matched", companyId: 1, name: "Acme Skips", notes: ["until 2028-03-01"] }],
};

test("the only file of a ZIP file is read", async () => {
  const rows = FILE + "CBDU99000009,OTHER LTD,upper,carrier_dealer,2028-03-01\n".repeat(40_000);
  for (const file of [FILE, rows]) {
    const tried = await check(zipOf({ "BasicRegister.csv": file }), "&date=2026-03-10", "application/zip");
    expect(await tried.json()).toMatchObject({ ...MATCHED, applied: false });
  }
});

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

test("the day in the file's name counts, unless another day than today is given", async () => {
  const today = todayInLondon();
  const days = ["", `&date=${today}`, "&date=2026-03-10"].map(async (date) => {
    const answer = await check(FILE, `&fileName=Register-2026-03-01.csv${date}`);
    return /\d{4}-\d\d-\d\d/.exec((await answer.json()).summary)?.[0];
  });
  expect(await Promise.all(days)).toEqual(["2026-03-01", "2026-03-01", "2026-03-10"]);
});

test.each([
  ["another table", "name,town\nAcme,Leeds\n", "text/csv", "This is not the register's file"],
  ["no file", undefined, "text/csv", "Choose a file to check"],
  ["half a ZIP file", zipOf({ "register.csv": FILE }).subarray(0, -30), "application/zip", "arrived damaged"],
  [
    "a ZIP file that says nothing",
    "PK\u0003\u0004",
    "application/zip",
    "This is a spreadsheet or a ZIP file",
  ],
  [
    "a ZIP file of two files",
    zipOf({ "register.csv": FILE, "other.csv": FILE }),
    "application/zip",
    "more than one CSV file",
  ],
  ["a spreadsheet", zipOf({ "[Content_Types].xml": "<x/>" }), "application/zip", "This is a spreadsheet"],
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
