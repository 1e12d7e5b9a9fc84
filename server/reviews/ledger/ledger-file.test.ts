import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies } from "#server/database/tables/companies.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { createLedger, LINES_PER_FILE } from "./ledger.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
  await app.database
    .insert(companies)
    .values({ id: 1, name: "Acme Skips", location: "Leeds", county: "West Yorkshire" });
  await app.services.companies.refresh("all");
});
afterAll(() => app.close());

const PATH = "/data/reviews-ledger.csv";
const add = async (content: string) => {
  const review = { companyId: 1, customerName: "Ann Archer", rating: 4, title: "Good", content };
  await app.request("/api/reviews", { method: "POST", body: JSON.stringify(review) });
};
const readFile = async (path = PATH) => {
  const response = await app.fetch(path);
  const [columns, ...lines] = (await response.text()).split("\n");
  return { response, columns, lines: lines.filter(Boolean) };
};

test("anybody can read the ledger as a file, and check each line with nothing but SHA-256", async () => {
  expect((await readFile()).lines).toEqual([]);
  await add("On time.");
  await add("On time again.");
  await expect.poll(async () => (await readFile()).lines.length).toBe(2);
  const { response, columns, lines } = await readFile();
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(columns).toBe("seq,at,event,listing,reason_code,proof_label,prev_hash,hash");
  let before = "0".repeat(64);
  for (const [index, line] of lines.entries()) {
    const fields = line.split(",");
    expect(fields).toMatchObject([
      String(index + 1),
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      ...["published", "1", "at-once", "none", before],
      createHash("sha256").update(fields.slice(0, 7).join(",")).digest("hex"),
    ]);
    before = fields[7] ?? "";
  }
  expect(lines.join()).not.toMatch(/Ann|Archer|On time/);
});

test("a file that does not exist is not found, and any other number means the file that contains the line", async () => {
  expect((await readFile(`${PATH}?from=2`)).lines).toEqual((await readFile()).lines);
  expect((await readFile(`${PATH}?from=x`)).lines).toEqual((await readFile()).lines);
  expect((await readFile(`${PATH}?from=${LINES_PER_FILE + 1}`)).response.status).toBe(404);
});

test("readers cause no query: the lines come from memory", async () => {
  const queries: string[] = [];
  const { $client } = app.database;
  const query = $client.query;
  Object.assign($client, {
    query: (...all: Parameters<typeof query>) => {
      queries.push(String(all[0]));
      return query.apply($client, all);
    },
  });
  for (let at = 0; at < 5; at += 1) await app.request(PATH);
  $client.query = query;
  expect(queries).toEqual([]);
});

test("a large ledger is several files, which together are the chain", async () => {
  await app.database.execute(
    `select count(append_to_reviews_ledger('published', 1, 'at-once', 'none')) from generate_series(1, ${LINES_PER_FILE})`,
  );
  const ledger = createLedger(app.database);
  await ledger.catchUp();
  const [first, second] = [ledger.file(1), ledger.file(LINES_PER_FILE + 1)];
  expect(first?.csv.split("\n")).toHaveLength(LINES_PER_FILE + 2);
  expect(first?.next).toBe(LINES_PER_FILE + 1);
  expect(second).toMatchObject({ next: null, csv: expect.stringContaining(`\n${LINES_PER_FILE + 2},`) });
  expect(ledger.overview()).toMatchObject({
    lines: LINES_PER_FILE + 2,
    years: [{ counts: { published: LINES_PER_FILE + 2 } }],
  });
});
