import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { EMPTY_COMPANY } from "#contract/empty-company.ts";
import { connect } from "#server/database/connect.ts";
import { companies } from "#server/database/tables/companies.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { startFaultyProxy } from "#server/database/testing/faulty-proxy.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/test-database.ts";
import type { CompanyRecord } from "./listing.ts";
import type { CompanyIds } from "./refresh-queue.ts";
import { readCompanies } from "./store.ts";

let opened: TestDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(() => opened.database.delete(companies));

async function read(ids: CompanyIds = "all"): Promise<CompanyRecord[]> {
  const records: CompanyRecord[] = [];
  await readCompanies(opened.database, ids, (record) => records.push(record));
  return records;
}

const base = { name: "Aire Skips", location: "Leeds", county: "West Yorkshire" };
const review = (companyId: number, at: string, rating = 4) => ({
  companyId,
  customerName: "Ann",
  rating,
  title: "Good",
  content: "On time.",
  createdAt: new Date(at),
});

async function insert(...rows: (typeof companies.$inferInsert)[]): Promise<number[]> {
  const inserted = await opened.database.insert(companies).values(rows).returning({ id: companies.id });
  return inserted.map(({ id }) => id);
}

test("a company is read with every field as the API writes it", async () => {
  const values = {
    ...base,
    name: 'Söhne & "Ñandú" \\ 🚛',
    services: "one\ntwo\r\n\tthree\u0001",
    website: "",
    priceFrom: null,
    priceTo: "1234.5",
    rating: null,
    reviewCount: 2_147_483_647,
    establishedYear: 1987,
    featured: true,
    eco: false,
    latitude: 53.800_755_123_456_7,
    longitude: -1e-7,
  };
  const at = new Date("1999-12-31T23:59:59.999Z");
  const [id] = await insert({ ...values, createdAt: at, updatedAt: at });
  const [record] = await read();
  expect(record?.company).toEqual({
    ...EMPTY_COMPANY,
    id,
    ...values,
    priceTo: "1234.50",
    verified: true,
    permits: true,
    ownScore: { rating: null, reviewCount: 0 },
    createdAt: "1999-12-31T23:59:59.999Z",
    updatedAt: "1999-12-31T23:59:59.999Z",
  });
});

test("a company whose rating counts more reviews than were written here has a score of its own", async () => {
  const [id = 0] = await insert({ ...base, rating: "4.20", reviewCount: 15 });
  const at = "2026-04-01T10:00:00Z";
  const waiting = { ...review(id, at, 1), isWaiting: true };
  await opened.database.insert(reviews).values([review(id, at, 5), review(id, at, 4)]);
  await opened.database.insert(reviews).values(waiting);
  const [record] = await read();
  expect(record?.company).toMatchObject({
    rating: "4.20",
    reviewCount: 15,
    ownScore: { rating: "4.50", reviewCount: 2 },
  });
  await opened.database.update(companies).set({ rating: "4.50", reviewCount: 2 });
  expect((await read())[0]?.company.ownScore).toBeUndefined();
});

test("a review that waits for the administrator is not read", async () => {
  const [id] = (await insert(base)) as [number];
  await opened.database
    .insert(reviews)
    .values([
      review(id, "2026-01-01T10:00:00Z", 4),
      { ...review(id, "2026-01-02T10:00:00Z", 1), isWaiting: true },
    ]);
  expect(await read()).toMatchObject([{ reviews: [{ rating: 4 }] }]);
});

test("companies come in the order of ids, with their reviews, newest first", async () => {
  const [first, second, third] = (await insert(base, base, base)) as [number, number, number];
  await opened.database
    .insert(reviews)
    .values([
      review(third, "2026-01-01T10:00:00Z", 1),
      review(first, "2026-01-01T10:00:00Z"),
      review(third, "2026-03-01T10:00:00Z", 3),
      review(third, "2026-03-01T10:00:00Z", 5),
    ]);
  const records = await read();
  expect(records.map(({ company }) => company.id)).toEqual([first, second, third]);
  expect(records.map(({ reviews }) => reviews.map(({ rating }) => rating))).toEqual([[4], [], [5, 3, 1]]);
  expect(records[0]?.reviews).toEqual([
    {
      id: expect.any(Number),
      companyId: first,
      customerName: "Ann",
      rating: 4,
      title: "Good",
      content: "On time.",
      skipSize: null,
      verified: false,
      proof: "none",
      createdAt: "2026-01-01T10:00:00.000Z",
      editedAt: null,
      reply: null,
      repliedAt: null,
    },
  ]);
});

test("a large directory is read completely, negative ids included", async () => {
  await opened.database.execute(sql`insert into companies (id, name, location, county)
    select n, 'Firm ' || n, 'Leeds', 'West Yorkshire' from generate_series(-500, 1999) n`);
  const ids = (await read()).map(({ company }) => company.id);
  expect(ids).toEqual(Array.from({ length: 2_500 }, (_, index) => index - 500));
});

test("only the requested companies are read, and an id that is not a number is refused", async () => {
  const ids = await insert(base, base, base);
  const idsRead = async (wanted: CompanyIds) => (await read(wanted)).map(({ company }) => company.id);
  expect(await idsRead(ids.slice(1).reverse())).toEqual(ids.slice(1));
  expect(await idsRead([])).toEqual([]);
  await expect(idsRead(["1}'::bigint[]) or true --" as unknown as number])).rejects.toThrow();
});

test("a record has the time of the last change of its page, to the second", async () => {
  const [id] = await insert(base);
  await opened.database.execute(
    sql`alter table companies disable trigger user; update companies set changed_at = '2026-05-04 03:02:01.987654Z'; alter table companies enable trigger user`,
  );
  expect((await read([id as number]))[0]?.changedAt).toBe(Date.UTC(2026, 4, 4, 3, 2, 1) / 1_000);
});

test("an error of the caller ends the read, and the connection can be used again", async () => {
  await insert(base, base);
  const failing = readCompanies(opened.database, "all", () => {
    throw new Error("no memory");
  });
  await expect(failing).rejects.toThrow("no memory");
  expect(await read()).toHaveLength(2);
  expect(await opened.database.select().from(companies).where(eq(companies.id, -1))).toEqual([]);
});

test("a connection lost during a read fails that read and no later one", async () => {
  await opened.database.execute(sql`insert into companies (name, location, county)
    select 'Firm ' || n, 'Leeds', 'West Yorkshire' from generate_series(1, 5000) n`);
  const proxy = await startFaultyProxy(opened.url);
  onTestFinished(proxy.close);
  const database = connect(proxy.url);
  onTestFinished(() => database.$client.end());
  let count = 0;
  await expect(
    readCompanies(database, "all", () => {
      count += 1;
      if (count === 10) proxy.cut();
    }),
  ).rejects.toThrow();
  expect(count).toBeLessThan(5_000);
  proxy.restore();
  count = 0;
  await readCompanies(database, "all", () => {
    count += 1;
  });
  expect(count).toBe(5_000);
});
