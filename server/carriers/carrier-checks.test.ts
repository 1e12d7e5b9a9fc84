import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkedNumber } from "#contract/carriers/carrier.ts";
import { type CarrierCheck, newCarrierCheck } from "#contract/carriers/carrier-check.ts";
import { MIGRATIONS_FOLDER } from "#server/database/migrate.ts";
import { carrierChecks, companies } from "#server/database/tables/companies.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { recordChecks } from "./store.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  const response = await app.request("/api/admin/login", post({ password: "correct horse" }));
  ({ token } = (await response.json()) as { token: string });
});
afterAll(() => app.close());

const ACME = { name: "Acme Skips", location: "Leeds", county: "West Yorkshire" };
const post = (body: unknown) => ({
  method: "POST",
  headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
  body: JSON.stringify(body),
});

beforeEach(async () => {
  await app.database.delete(companies);
  await app.database.insert(companies).values({ ...ACME, id: 1, licenseNumber: "CBDU 123456" });
  await app.services.companies.refresh("all");
});

const CHECK = {
  nation: "England",
  result: "matched",
  method: "register-page",
  checkedOn: "2026-01-10",
  validTo: "2028-03-01",
  checkedBy: "Ann",
};
/** The same check as it is stored. */
const STORED: CarrierCheck = {
  ...{ number: "CBDU123456", nation: "England", tier: "upper", result: "matched" },
  ...{ method: "register-page", checkedOn: "2026-01-10", validTo: "2028-03-01" },
};

const record = async (changes: object = {}, id = 1) => {
  const response = await app.request(`/api/companies/${id}/carrier-checks`, post({ ...CHECK, ...changes }));
  return { status: response.status, body: await response.json() };
};
const shown = async () => (await (await app.request("/api/companies/1")).json()).carrier;
const setLicence = async (licenseNumber: string | null) => {
  await app.database.update(companies).set({ licenseNumber }).where(eq(companies.id, 1));
  await app.services.companies.refresh([1]);
};

describe("a check recorded by the administrator", () => {
  test("is shown with the company at once, without who checked", async () => {
    expect(await shown()).toMatchObject({ number: "CBDU123456", result: "not-checked", checkedOn: null });
    const { status, body } = await record();
    expect(status).toBe(201);
    expect(body).toMatchObject({ number: "CBDU123456", tier: "upper", checkedBy: "Ann" });
    expect(await shown()).toEqual({
      number: "CBDU123456",
      ...{ scheme: "registration", type: null },
      nation: "England",
      regulator: "Environment Agency",
      tier: "upper",
      result: "matched",
      method: "register-page",
      validTo: "2028-03-01",
      checkedOn: "2026-01-10",
      link: "https://environment.data.gov.uk/public-register/view/search-waste-carriers-brokers",
    });
    expect(await (await app.request("/api/companies")).text()).not.toContain("Ann");
  });

  test("does not count as an edit of the company", async () => {
    const updatedAt = async () => (await (await app.request("/api/companies/1")).json()).updatedAt;
    const before = await updatedAt();
    await record();
    expect(await updatedAt()).toBe(before);
  });

  test("replaces the one shown only if it is newer; all stay in the list, newest first", async () => {
    await record({ checkedOn: "2026-01-10" });
    await record({ checkedOn: "2025-12-01", result: "not-on-register", validTo: null });
    expect(await shown()).toMatchObject({ result: "matched", checkedOn: "2026-01-10" });
    await record({ checkedOn: "2026-01-10", result: "other-holder" });
    expect(await shown()).toMatchObject({ result: "other-holder" });
    const list = await app.services.carrierChecks.list(1);
    expect(list.map(({ checkedOn, result }) => `${checkedOn} ${result}`)).toEqual([
      "2026-01-10 other-holder",
      "2026-01-10 matched",
      "2025-12-01 not-on-register",
    ]);
  });

  test("says nothing about another number that the company states later", async () => {
    await record();
    await setLicence("CBDU654321");
    expect(await shown()).toMatchObject({ number: "CBDU654321", result: "not-checked", method: null });
    await setLicence(null);
    expect(await shown()).toBeNull();
  });

  test("is shown although an earlier number was checked on a later day", async () => {
    await record({ checkedOn: "2026-01-10" });
    await setLicence("CBDU654321");
    await record({ checkedOn: "2026-01-08", method: "certificate-seen" });
    const check = { number: "CBDU654321", checkedOn: "2026-01-08", method: "certificate-seen" };
    expect(await shown()).toMatchObject(check);
    const ofFile = { ...STORED, number: "CBDU654321", checkedOn: "2026-01-09" };
    await recordChecks(app.database, [{ companyId: 1, check: ofFile, checkedBy: "The register's file" }]);
    await app.services.companies.refresh([1]);
    expect(await shown()).toMatchObject({ number: "CBDU654321", checkedOn: "2026-01-09" });
  });

  test("is shown again after the stated number was changed back", async () => {
    await record({ checkedOn: "2026-01-08" });
    const edit = (licenseNumber: string) => app.services.editor.change(1, { licenseNumber });
    const other = await edit("CBDU654321");
    expect(other).toMatchObject({ carrier: { number: "CBDU654321", result: "not-checked" } });
    await record({ checkedOn: "2026-01-10" });
    const back = { number: "CBDU123456", result: "matched", checkedOn: "2026-01-08" };
    expect(await edit("cbdu-123456")).toMatchObject({ carrier: back });
    expect(await shown()).toMatchObject(back);
  });

  test("is shown again after an import changed the stated number, and after that was undone", async () => {
    await record({ checkedOn: "2026-01-08" });
    await setLicence("CBDU654321");
    await record({ checkedOn: "2026-01-10" });
    const { companyFiles } = app.services;
    const file = new TextEncoder().encode("id,licenseNumber\n1,CBDU 123456\n");
    await companyFiles.import(file, { fileName: "numbers.csv", apply: true });
    expect(await shown()).toMatchObject({ number: "CBDU123456", checkedOn: "2026-01-08" });
    await companyFiles.undoLastImport();
    expect(await shown()).toMatchObject({ number: "CBDU654321", checkedOn: "2026-01-10" });
  });

  test.each([
    ["CBDU123456", "EA: cbdu/123456", "123456"],
    ["ROC UT 1234", "roc-ut-1234.", "1234"],
    ["WCR/R/1234567", "SEPA WCR / R / 1234567", "R/1234567"],
    ["a permit 12-3", " a permit 12-3 ", "a permit 123"],
  ])("of %j is shown for %j, not the newer one of %j", async (number, stated, other) => {
    expect(checkedNumber(stated)).toBe(number);
    await app.database.insert(carrierChecks).values([
      { companyId: 1, check: { ...STORED, number }, checkedBy: "Ann" },
      { companyId: 1, check: { ...STORED, number: other, checkedOn: "2026-01-20" }, checkedBy: "Ann" },
    ]);
    await setLicence(stated);
    expect(await shown()).toMatchObject({ number, result: "matched", checkedOn: "2026-01-10" });
  });

  test("is shown after the upgrade if the newest one of another number was shown before", async () => {
    await record({ checkedOn: "2026-01-08" });
    const newer = { ...STORED, number: "CBDU654321" };
    await app.database.insert(carrierChecks).values({ companyId: 1, check: newer, checkedBy: "Ann" });
    await app.database.update(companies).set({ carrier: newer });
    const migration = readFileSync(
      join(MIGRATIONS_FOLDER, "0027_show_the_check_of_the_stated_number.sql"),
      "utf8",
    );
    await app.database.execute(sql.raw(migration.split("--> statement-breakpoint").at(-1) ?? ""));
    await app.services.companies.refresh([1]);
    expect(await shown()).toMatchObject({ number: "CBDU123456", checkedOn: "2026-01-08" });
  });

  test("can be removed if it was a mistake: the one before counts again", async () => {
    await record({ checkedOn: "2025-12-01" });
    const { body } = await record({ result: "not-on-register", validTo: null });
    expect(await shown()).toMatchObject({ result: "not-on-register" });
    const remove = (path: string) =>
      app.request(`/api/companies/${path}`, {
        method: "DELETE",
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await remove(`2/carrier-checks/${body.id}`)).status).toBe(404);
    expect((await remove(`1/carrier-checks/${body.id}`)).status).toBe(204);
    expect((await remove(`1/carrier-checks/${body.id}`)).status).toBe(404);
    expect(await shown()).toMatchObject({ result: "matched", checkedOn: "2025-12-01" });
  });

  test.each([
    [{ result: "guessed" }, "result"],
    [{ nation: "Scotland" }, "nation"],
    [{ checkedBy: "" }, "checkedBy"],
    [{ checkedOn: "2199-01-01", validTo: null }, "checkedOn"],
  ])("is refused with a message at its field: %j", async (changes, field) => {
    const { status, body } = await record(changes);
    expect(status).toBe(400);
    expect(body.fields).toEqual({ [field]: expect.any(String) });
    expect(await app.database.$count(carrierChecks)).toBe(0);
  });

  test("needs a number, and an upper tier to match", async () => {
    await setLicence("CBDL123456");
    expect(await record()).toMatchObject({ status: 400, body: { fields: { result: expect.any(String) } } });
    expect((await record({ result: "lower-tier" })).status).toBe(201);
    expect(await shown()).toMatchObject({ tier: "lower", result: "lower-tier" });
    await setLicence(null);
    expect(await record()).toMatchObject({ status: 400, body: { fields: { number: expect.any(String) } } });
    expect((await record({}, 2)).status).toBe(404);
  });

  test("recorded by several at the same time leaves the newest shown", async () => {
    const days = ["2026-01-03", "2026-01-09", "2026-01-05", "2026-01-07"];
    const entered = days.map((checkedOn) => newCarrierCheck.parse({ ...CHECK, checkedOn }));
    await Promise.all(entered.map((check) => app.services.carrierChecks.record(1, check)));
    expect(await shown()).toMatchObject({ checkedOn: "2026-01-09" });
    expect(await app.services.carrierChecks.list(1)).toHaveLength(4);
  });
});

test("only the administrator reads and records checks", async () => {
  const path = "/api/companies/1/carrier-checks";
  expect((await app.request(path)).status).toBe(401);
  const body = JSON.stringify(CHECK);
  expect((await app.request(path, { method: "POST", body })).status).toBe(401);
  expect((await app.request(`${path}/1`, { method: "DELETE" })).status).toBe(401);
});

test("pages carry the attribution of the register's file while a listed company was checked in it", async () => {
  const attribution = expect.stringContaining("Environment Agency information");
  await record();
  expect(app.services.site.footerLines).not.toContainEqual(attribution);
  await record({ method: "register-file" });
  expect(app.services.site.footerLines).toContainEqual(attribution);
});
