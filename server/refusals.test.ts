import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestApp } from "#server/testing/test-app.ts";
import { changeLog } from "./database/tables/changes.ts";
import { companies } from "./database/tables/companies.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
let token: string;
beforeAll(async () => {
  app = await openTestApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
  const login = { method: "POST", body: '{"password":"correct horse"}' };
  token = (await (await app.request("/api/admin/login", login)).json()).token;
});
afterAll(() => app.close());

const PLACE = { location: "Leeds", county: "West Yorkshire" };
beforeEach(async () => {
  for (const table of [companies, changeLog]) await app.database.delete(table);
  await app.database.insert(companies).values([
    { id: 101, name: "Ash Skips", ...PLACE, priceFrom: "200.00", licenseNumber: "CBDL123456" },
    { id: 102, name: "Birch Skips", ...PLACE, listing: "draft" },
  ]);
  await app.services.companies.refresh("all");
});

async function call(method: string, path: string, body: object = {}) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await app.request(`/api${path}`, { method, headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}
const post = (path: string, body?: object) => call("POST", path, body);
const put = (body: object) => call("PUT", "/companies/101", body);
async function newestChange(): Promise<string> {
  const response = await app.request("/api/changes", { headers: { authorization: `Bearer ${token}` } });
  return (await response.json()).changes[0].id;
}

test.each([
  ["/drafts/9/decide", { decision: "publish" }, "There is no draft with this id"],
  ["/companies/101/merge", { companyId: 9 }, "Company not found"],
  ["/company-merges/9/undo", {}, "No merge with this id can be undone"],
  ["/company-changes/9/undo", {}, "No edit with this id is known"],
  ["/companies/bulk/undo", { ids: [9] }, "One of these edits is not known"],
  ["/proposals/9/decide", { decision: "approve" }, "This is decided already, or was withdrawn"],
  ["/changes/edit-9/undo", {}, "No change with this id is known"],
  ["/changes/merge-9/undo", {}, "No change with this id is known"],
  ["/changes/entry-9/undo", {}, "No change with this id is known"],
])("POST %s is answered with 404 if what it names does not exist", async (path, body, message) => {
  expect(await post(path, body)).toEqual({ status: 404, body: { message } });
});

test.each([
  ["/drafts/102/decide", { decision: "link" }, "This company was not asked yet."],
  ["/drafts/102/decide", { decision: "invite" }, "No email address is known. Write or call."],
  ["/companies/101/merge", { companyId: 101 }, "A company can't be merged with itself."],
  ["/companies/101/merge", { companyId: 102 }, "One of the two is not in the directory any more."],
  ["/companies/import/undo", {}, "There is no import to undo"],
  [
    "/reviews/bulk/undo",
    { ids: [9] },
    "0 of 1 reviews came back. The others were not removed, or are erased.",
  ],
])(
  "POST %s of %j is answered with 409 and a sentence about the present state",
  async (path, body, message) => {
    expect(await post(path, body)).toEqual({ status: 409, body: { message } });
  },
);

test("an edit is answered with 404, 409 or 400, the last with the field of the message", async () => {
  expect(await call("PUT", "/companies/9", { priceTo: "300" })).toEqual({
    status: 404,
    body: { message: "Company not found" },
  });
  expect(await put({ priceTo: "300", updatedAt: "2020-01-01T00:00:00.000Z" })).toEqual({
    status: 409,
    body: {
      message:
        "Somebody else changed this company after you opened it, so your changes were not saved. Load the newer version, then save again.",
      company: expect.objectContaining({ id: 101 }),
    },
  });
  const message = "Price to must not be below price from";
  expect(await put({ priceTo: "100" })).toEqual({
    status: 400,
    body: { message, fields: { priceTo: message } },
  });
});

test("undoing an edit is answered with 409 if its field was changed since, or would contradict another", async () => {
  await put({ priceTo: "250" });
  const first = await newestChange();
  await put({ priceTo: "500" });
  const second = await newestChange();
  const STALE = "The listing was changed again since, so this was not undone.";
  const CONTRADICTS =
    "With what was changed since, the listing would contradict itself, so nothing was undone: Price to must not be below price from.";
  const undoBothWays = async (change: string) => [
    await post(`/changes/${change}/undo`),
    await post(`/company-changes/${change.replace("edit-", "")}/undo`),
  ];
  const refused = (message: string) => Array(2).fill({ status: 409, body: { message } });
  expect(await undoBothWays(first)).toEqual(refused(STALE));
  await put({ priceFrom: "400" });
  expect(await undoBothWays(second)).toEqual(refused(CONTRADICTS));
  await put({ priceFrom: "200" });
  expect(await post(`/company-changes/${second.replace("edit-", "")}/undo`)).toEqual({
    status: 200,
    body: { changeId: null },
  });
  expect(await post(`/changes/${first}/undo`)).toEqual({ status: 200, body: { undone: true } });
});

test("an accepted correction is answered with 400 and the field value if the value cannot be used", async () => {
  const correction = { field: "website", suggestion: "ash" };
  await app.services.firms.proposeCorrection(101, { ...correction, field: "website", source: null }, null);
  const [proposal] = await app.services.proposals.list();
  const { status, body } = await post(`/proposals/${proposal?.id}/decide`, {
    decision: "approve",
    value: "no website at all",
  });
  expect(status).toBe(400);
  expect(body).toEqual({ message: body.message, fields: { value: body.message } });
});

test("an added company that was changed since, and a change undone already, are answered with 409", async () => {
  const { id } = (await post("/companies", { name: "Cedar Skips", ...PLACE })).body;
  const added = await newestChange();
  await call("PUT", `/companies/${id}`, { phone: "0113 496 0000" });
  const edited = await newestChange();
  expect(await post(`/changes/${added}/undo`)).toEqual({
    status: 409,
    body: { message: "The listing was changed since it was added, so it was not taken out." },
  });
  await post(`/changes/${edited}/undo`);
  expect((await post(`/changes/${added}/undo`)).status).toBe(200);
  expect(await post(`/changes/${added}/undo`)).toEqual({
    status: 409,
    body: { message: "This change is undone already." },
  });
});

test("a carrier check is answered with 400 and the field that contradicts the company's number", async () => {
  const check = {
    ...{ result: "matched", method: "register-page", checkedBy: "Ann" },
    checkedOn: "2026-01-10",
  };
  const checks = (id: number, nation: string) =>
    post(`/companies/${id}/carrier-checks`, { ...check, nation, validTo: "2028-03-01" });
  const lower = "The company's number is a lower-tier one: choose “Lower tier only” as the result";
  expect(await checks(101, "England")).toEqual({
    status: 400,
    body: { message: lower, fields: { result: lower } },
  });
  const nation = "Numbers of this form are not issued in that nation";
  expect(await checks(101, "Scotland")).toEqual({
    status: 400,
    body: { message: nation, fields: { nation } },
  });
  const number = "The company has no licence number. Enter one and save it, then record the check.";
  expect(await checks(102, "England")).toEqual({
    status: 400,
    body: { message: number, fields: { number } },
  });
  expect(await checks(9, "England")).toEqual({ status: 404, body: { message: "Company not found" } });
});
