import { desc, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Change } from "#contract/changes/changes.ts";
import { todayInLondon } from "#contract/dates.ts";
import { companyChanges } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import type { Refusal } from "#server/refusal.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { createEditUndo } from "./many-edits.ts";

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
  await app.database.delete(companies);
  await app.database.insert(companies).values([
    { id: 1, name: "Ash Skips", ...PLACE },
    { id: 2, name: "Birch Skips", ...PLACE, featured: true },
    { id: 3, name: "Cedar Skips", ...PLACE, listing: "draft" },
    { id: 4, name: "Elm Skips", ...PLACE },
  ]);
  await app.services.companies.refresh("all");
});

async function post(path: string, body: object, headers = { authorization: `Bearer ${token}` }) {
  const response = await app.request(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return { status: response.status, body: isJson ? await response.json() : await response.text() };
}
const stored = (...ids: number[]) =>
  app.database
    .select({ featured: companies.featured, listing: companies.listing, confirmedOn: companies.confirmedOn })
    .from(companies)
    .where(inArray(companies.id, ids))
    .orderBy(companies.id);
const featured = () =>
  app.services.companies
    .featured()
    .map(({ id }) => id)
    .sort();

test("several companies are featured in one call, each with its entry in the log, and back with another", async () => {
  const { status, body } = await post("/companies/bulk", { ids: [4, 1, 2, 999], action: "feature" });
  expect([status, body.changeIds.length, body.unchanged]).toEqual([200, 2, 2]);
  expect(featured()).toEqual([1, 2, 4]);
  const log = await app.request("/api/changes?search=skips", {
    headers: { authorization: `Bearer ${token}` },
  });
  const { changes } = (await log.json()) as { changes: Change[] };
  expect(changes.map(({ company, by }) => [company?.name, by])).toEqual([
    ["Elm Skips", "administrator"],
    ["Ash Skips", "administrator"],
  ]);
  expect((await post("/companies/bulk/undo", { ids: body.changeIds })).body).toEqual({ undone: true });
  expect(featured()).toEqual([2]);
});

test("nothing is undone if one of the companies was changed since, and the answer names it", async () => {
  const { body } = await post("/companies/bulk", { ids: [1, 4], action: "feature" });
  await app.services.editor.change(4, { featured: false });
  const { status, body: refused } = await post("/companies/bulk/undo", { ids: body.changeIds });
  expect([status, refused.message]).toEqual([
    409,
    "Elm Skips was changed again since. Nothing was undone: undo the others one by one in the log of changes.",
  ]);
  expect(featured()).toEqual([1, 2]);
  expect((await post("/companies/bulk/undo", { ids: [...body.changeIds, 999_999] })).status).toBe(404);
});

test("an edit that could not be undone is not recorded as undone", async () => {
  const { body } = await post("/companies/bulk", { ids: [1], action: "feature" });
  const editor = {
    replaceIn: async (): Promise<Refusal> => ({ refused: "stale", message: "Changed since" }),
  };
  const refusing = createEditUndo({
    ...app.services,
    mail: { transaction: (work) => app.database.transaction(work) },
    editor,
  });
  await expect(refusing.undoAll(body.changeIds)).rejects.toThrow("The company was not changed");
  const edits = app.database.select().from(companyChanges).where(inArray(companyChanges.id, body.changeIds));
  expect(await edits).toMatchObject([{ undoneAt: null }]);
});

test("two edits of one field are undone together, the newest first, and not if that would contradict a third", async () => {
  const put = async (body: object) => {
    const headers = { authorization: `Bearer ${token}` };
    await app.request("/api/companies/1", { method: "PUT", headers, body: JSON.stringify(body) });
    const [newest] = await app.database
      .select()
      .from(companyChanges)
      .orderBy(desc(companyChanges.id))
      .limit(1);
    return newest?.id ?? 0;
  };
  const ids = [await put({ priceTo: "350" }), await put({ priceTo: "500" })];
  const undo = () => post("/companies/bulk/undo", { ids });
  const third = await put({ priceFrom: "400" });
  expect(await undo()).toMatchObject({
    status: 409,
    body: {
      message: expect.stringMatching(
        /^Ash Skips would contradict itself .* Price to must not be below price from\. /,
      ),
    },
  });
  expect(app.services.companies.find(1)?.priceTo).toBe("500.00");
  await post("/companies/bulk/undo", { ids: [third] });
  expect(await undo()).toEqual({ status: 200, body: { undone: true } });
  expect(app.services.companies.find(1)).toMatchObject({ priceFrom: "80.00", priceTo: "300.00" });
});

test("drafts are published as confirmed today, other listings stay, and undo makes them drafts again", async () => {
  const { body } = await post("/companies/bulk", { ids: [1, 3], action: "publish" });
  expect(body).toMatchObject({ changeIds: [expect.any(Number)], unchanged: 1 });
  expect(app.services.companies.find(3)).toMatchObject({ confirmedOn: todayInLondon() });
  expect(await stored(1)).toMatchObject([{ confirmedOn: null }]);
  await post("/companies/bulk/undo", { ids: body.changeIds });
  expect(app.services.companies.find(3)).toBeNull();
  expect(await stored(3)).toMatchObject([{ listing: "draft", confirmedOn: null }]);
});

test("only the administrator changes several companies, at most 200 and at least one", async () => {
  const action = "feature";
  expect((await post("/companies/bulk", { ids: [1], action }, { authorization: "" })).status).toBe(401);
  expect((await post("/companies/bulk/undo", { ids: [1] }, { authorization: "" })).status).toBe(401);
  expect((await post("/companies/bulk", { ids: [], action })).status).toBe(400);
  expect(
    (await post("/companies/bulk", { ids: Array.from({ length: 201 }, (_, id) => id + 1), action })).status,
  ).toBe(400);
  expect((await post("/companies/bulk", { ids: [1], action: "delete" })).status).toBe(400);
});

test("what is shown is exported with the columns of an import, in its order", async () => {
  const lines = async (body: object) =>
    (await post("/companies/export", body)).body
      .trim()
      .split("\r\n")
      .map((line: string) => line.split(",").slice(0, 2).join(" ").replace("\uFEFF", ""));
  expect(await lines({ filter: "all", sort: "name" })).toEqual([
    "id name",
    "1 Ash Skips",
    "2 Birch Skips",
    "3 Cedar Skips",
    "4 Elm Skips",
  ]);
  expect(await lines({ text: "nobody" })).toEqual(["id name"]);
  expect((await post("/companies/export", {}, { authorization: "" })).status).toBe(401);
});

test("a company that the administrator takes off the site is gone for visitors, and back with undo", async () => {
  const { body } = await post("/companies/bulk", { ids: [1, 3], action: "remove" });
  expect(body).toMatchObject({ changeIds: [expect.any(Number)], unchanged: 1 });
  expect(app.services.companies.find(1)).toBeNull();
  await post("/companies/bulk/undo", { ids: body.changeIds });
  expect(app.services.companies.find(1)?.name).toBe("Ash Skips");
});
