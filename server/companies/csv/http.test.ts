import type { Hono, MiddlewareHandler } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MAX_IMPORT_BYTES } from "#contract/limits.ts";
import { connect, type Database } from "#server/database/connect.ts";
import { companyImports } from "#server/database/tables/changes.ts";
import { companies as companyTable } from "#server/database/tables/companies.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { testApi } from "#server/http/testing/test-api.ts";
import { examplePermits } from "../testing/examples.ts";
import { createCompanyFiles } from "./company-files.ts";
import { companyFileCalls } from "./http.ts";

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(async () => {
  await opened.database.delete(companyImports);
  await opened.database.delete(companyTable);
});

const open: MiddlewareHandler = (_c, next) => next();
const closed: MiddlewareHandler = async (c) => c.json({ message: "Please sign in" }, 401);

function serve({
  guard = open,
  database = opened.database,
}: {
  guard?: MiddlewareHandler;
  database?: Database;
} = {}) {
  const files = createCompanyFiles({
    permits: examplePermits,
    database,
    places: { locate: () => null, mayBeDistrict: () => true },
    companies: { refreshAfterWrite: async () => {} },
    newCompanyRating: "default",
  });
  return testApi(companyFileCalls({ files }), { guard });
}

const FILE = "name;location;county\nCafé Skips;Leeds;West Yorkshire\n";
const post = (api: Hono, path: string, body?: BodyInit) =>
  api.request(path, { method: "POST", ...(body !== undefined && { body }) });

describe("the API", () => {
  test("only reports without apply=true and writes with it", async () => {
    const api = serve();
    for (const query of ["", "?apply=false"]) {
      const tried = await post(api, `/companies/import${query}`, FILE);
      expect(tried.status).toBe(200);
      expect(await tried.json()).toMatchObject({ applied: false, counts: { new: 1 } });
    }
    expect(await opened.database.$count(companyTable)).toBe(0);
    const applied = await post(api, "/companies/import?apply=true&fileName=firms.csv", FILE);
    expect(await applied.json()).toMatchObject({ applied: true, counts: { new: 1 } });
    const last = await (await api.request("/companies/imports/last")).json();
    expect(last).toMatchObject({ fileName: "firms.csv", added: 1, changed: 0 });
    expect((await post(api, "/companies/import?apply=perhaps", FILE)).status).toBe(400);
  });

  test("accepts a file in Windows-1252 from a form", async () => {
    const api = serve();
    const form = new FormData();
    form.set("file", new File([Buffer.from(FILE, "latin1")], "firmen.csv"));
    expect((await post(api, "/companies/import?apply=true", form)).status).toBe(200);
    const [company] = await opened.database.select().from(companyTable);
    expect(company?.name).toBe("Café Skips");
    const last = await (await api.request("/companies/imports/last")).json();
    expect(last.fileName).toBe("firmen.csv");
    const empty = await post(api, "/companies/import", new FormData());
    expect(empty.status).toBe(400);
  });

  test("sends the export as a download", async () => {
    const api = serve();
    await post(api, "/companies/import?apply=true", FILE);
    const response = await api.request("/companies.csv");
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="companies-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const file = Buffer.from(await response.arrayBuffer());
    expect(file.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const again = await (await post(api, "/companies/import?apply=true", file)).json();
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 1, duplicate: 0, refused: 0 });
  });

  test("undoes the last import once", async () => {
    const api = serve();
    await post(api, "/companies/import?apply=true", FILE);
    const undone = await post(api, "/companies/import/undo");
    expect(await undone.json()).toMatchObject({ added: 1, changed: 0 });
    expect(await opened.database.$count(companyTable)).toBe(0);
    expect(await (await api.request("/companies/imports/last")).json()).toBeNull();
    const again = await post(api, "/companies/import/undo");
    expect(again.status).toBe(409);
    expect(await again.json()).toEqual({ message: "There is no import to undo" });
  });

  test("names the companies that prevent an undo", async () => {
    const api = serve();
    const rows = Array.from({ length: 5 }, (_, at) => `Firm ${at};Leeds;West Yorkshire`).join("\n");
    await post(api, "/companies/import?apply=true", `name;location;county\n${rows}`);
    await opened.database.update(companyTable).set({ phone: "01632 960001" });
    const refused = await post(api, "/companies/import/undo");
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      message:
        'Changed, merged, reviewed, asked for a quote or asked about its draft since the import: "Firm 0", "Firm 1", "Firm 2" and 2 more. Undoing it would lose that, so nothing was undone',
    });
  });

  test("refuses a file that is not a list of companies and says what to do", async () => {
    const api = serve();
    for (const [body, message] of [
      ["", "The file is empty."],
      [
        "PK\x03\x04",
        "This is a spreadsheet or a ZIP archive. Save it as CSV (UTF-8), or unpack it, and import that.",
      ],
    ] as const) {
      const response = await post(api, "/companies/import", body);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ message });
    }
  });

  test("refuses a file over 20 MB, with or without Content-Length", async () => {
    const large = "x".repeat(MAX_IMPORT_BYTES + 1);
    const response = await post(serve(), "/companies/import", large);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ message: "The file is larger than 20 MB" });
  });

  test("answers only the administrator", async () => {
    const api = serve({ guard: closed });
    expect((await api.request("/companies.csv")).status).toBe(401);
    expect((await api.request("/companies/imports/last")).status).toBe(401);
    expect((await post(api, "/companies/import?apply=true", FILE)).status).toBe(401);
    expect((await post(api, "/companies/import/undo")).status).toBe(401);
    expect(await opened.database.$count(companyTable)).toBe(0);
  });

  test("answers with an error instead of an incomplete export while the database is down", async () => {
    const database = connect("postgres://nobody@127.0.0.1:1/none");
    expect((await serve({ database }).request("/companies.csv")).status).toBe(503);
    await database.$client.end();
  });
});

test("aborts the connection when an export fails midway", async () => {
  async function* pieces() {
    yield "one";
    throw new Error("The database went away");
  }
  const files = { export: async () => pieces() } as unknown as ReturnType<typeof createCompanyFiles>;
  const api = testApi(companyFileCalls({ files }), { guard: open });
  const response = await api.request("/companies.csv");
  await expect(response.text()).rejects.toThrow("The database went away");
});
