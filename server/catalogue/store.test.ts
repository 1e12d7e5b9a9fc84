import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { connect } from "#server/database/connect.ts";
import { companies, reviews } from "#server/database/tables.ts";
import { openLine } from "#server/database/testing/test-line.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/testing.ts";
import type { PackedRecord } from "./records/packed-company.ts";
import type { CompanyIds } from "./refresh-queue.ts";
import { companyColumns, readCompanies, toPlain } from "./store.ts";

let opened: TestDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(() => opened.database.delete(companies));

interface Read extends Omit<PackedRecord, "json"> {
  company: string;
  reviews: string;
}

async function read(ids: CompanyIds = "all"): Promise<Read[]> {
  const records: Read[] = [];
  await readCompanies(opened.database, ids, ({ json, ...record }) =>
    records.push({
      ...record,
      company: json.toString("utf8", 0, record.companyLength),
      reviews: json.toString("utf8", record.companyLength),
    }),
  );
  return records;
}

/** What JSON.stringify makes of the rows as drizzle reads them. */
async function written() {
  const { database } = opened;
  const rows = await database.select(companyColumns).from(companies).orderBy(companies.id);
  const all = await database.select().from(reviews);
  return rows.map((row) => ({
    company: JSON.stringify(toPlain(row)),
    reviews: JSON.stringify(
      all
        .filter(({ companyId }) => companyId === row.id)
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id)
        .map(toPlain),
    ),
  }));
}

const TEXTS = {
  quotes: 'He said "skip", \\ and / and \u2028',
  lines: "one\ntwo\r\n\tthree\b\f\u0001\u001f\u007f",
  letters: "Söhne & Ñandú £5 🚛 שלום",
  empty: "",
};
const base = { name: "Aire Skips", location: "Leeds", county: "West Yorkshire" };
const review = (companyId: number, at: string, facts: Partial<typeof reviews.$inferInsert> = {}) => ({
  companyId,
  customerName: "Ann",
  rating: 4,
  title: "Good",
  content: "On time.",
  createdAt: new Date(at),
  ...facts,
});

describe("companies are read as JSON.stringify would write them", () => {
  test("with every kind of value, and with none", async () => {
    await opened.database.insert(companies).values([
      base,
      {
        ...base,
        description: TEXTS.quotes,
        services: TEXTS.lines,
        name: TEXTS.letters,
        website: TEXTS.empty,
        priceFrom: null,
        priceTo: "1234.5",
        rating: null,
        reviewCount: 2_147_483_647,
        establishedYear: 1987,
        featured: true,
        eco: false,
        latitude: 53.800_755_123_456_7,
        longitude: -1e-7,
        createdAt: new Date("1999-12-31T23:59:59.999Z"),
      },
      { ...base, latitude: 0, longitude: -8, createdAt: new Date("2026-11-21T08:00:00Z") },
    ]);
    const rows = await read();
    expect(rows.map(({ company, reviews }) => ({ company, reviews }))).toEqual(await written());
    expect(rows[1]?.facts).toMatchObject({
      name: TEXTS.letters,
      priceFrom: null,
      priceTo: "1234.50",
      latitude: 53.800_755_123_456_7,
    });
  });

  test("with their reviews, newest first", async () => {
    const ids = await opened.database
      .insert(companies)
      .values([base, base, base])
      .returning({ id: companies.id });
    const [first, , last] = ids.map(({ id }) => id) as [number, number, number];
    await opened.database
      .insert(reviews)
      .values([
        review(last, "2026-01-01T10:00:00Z", { rating: 1 }),
        review(first, "2026-01-01T10:00:00Z", { title: TEXTS.quotes, content: TEXTS.lines }),
        review(last, "2026-03-01T10:00:00Z", { rating: 3 }),
        review(last, "2026-03-01T10:00:00Z", { rating: 5, skipSize: "Midi" }),
      ]);
    const rows = await read();
    expect(rows.map(({ company, reviews }) => ({ company, reviews }))).toEqual(await written());
    expect(rows.map(({ ratings }) => ratings)).toEqual([[4], [], [5, 3, 1]]);
  });

  test("however many there are, and however long each is", async () => {
    await opened.database.execute(sql`insert into companies (name, location, county, description)
      select 'Firm ' || n, 'Leeds', 'West Yorkshire', repeat('"Skips" ', n * 37 % 3000) from generate_series(1, 2000) n`);
    await opened.database.insert(companies).values({ ...base, description: TEXTS.letters.repeat(40_000) });
    expect((await read()).map(({ company }) => company)).toEqual(
      (await written()).map(({ company }) => company),
    );
  });
});

test("only the companies named are read, and none is named by what is not a number", async () => {
  const rows = await opened.database
    .insert(companies)
    .values([base, base, base])
    .returning({ id: companies.id });
  const ids = rows.map(({ id }) => id);
  const idsRead = async (wanted: CompanyIds) => (await read(wanted)).map(({ facts }) => facts.id);
  expect(await idsRead(ids.slice(1).reverse())).toEqual(ids.slice(1));
  expect(await idsRead([])).toEqual([]);
  await expect(idsRead(["1}'::bigint[]) or true --" as unknown as number])).rejects.toThrow();
});

test("a record tells when anything of its page changed, to the millisecond", async () => {
  const [row] = await opened.database.insert(companies).values(base).returning();
  await opened.database.execute(
    sql`alter table companies disable trigger user; update companies set changed_at = '2026-05-04 03:02:01.987654Z'; alter table companies enable trigger user`,
  );
  expect((await read([row?.id as number]))[0]?.changedAt).toBe(Date.parse("2026-05-04T03:02:01.987Z"));
});

test("a reader that fails fails the reading, and the next one is answered", async () => {
  await opened.database.insert(companies).values([base, base]);
  const failing = readCompanies(opened.database, "all", () => {
    throw new Error("no room");
  });
  await expect(failing).rejects.toThrow("no room");
  expect(await read()).toHaveLength(2);
  expect(await opened.database.select().from(companies).where(eq(companies.id, -1))).toEqual([]);
});

test("a connection lost amid a reading fails that reading, and nothing else", async () => {
  await opened.database.execute(sql`insert into companies (name, location, county, description)
    select 'Firm ' || n, 'Leeds', 'West Yorkshire', repeat('x', 5000) from generate_series(1, 5000) n`);
  const line = await openLine(opened.url);
  onTestFinished(line.close);
  const database = connect(line.url);
  onTestFinished(() => database.$client.end());
  let taken = 0;
  await expect(
    readCompanies(database, "all", () => {
      taken += 1;
      if (taken === 10) line.cut();
    }),
  ).rejects.toThrow();
  expect(taken).toBeLessThan(5_000);
  line.restore();
  taken = 0;
  await readCompanies(database, "all", () => {
    taken += 1;
  });
  expect(taken).toBe(5_000);
});
