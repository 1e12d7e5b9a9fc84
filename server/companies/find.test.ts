import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Company } from "#contract/companies.ts";
import { companySearch } from "#contract/desk/company-search.ts";
import { readCompanies } from "#server/catalogue/store.ts";
import { companies } from "#server/database/tables/companies.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { findCompanies } from "./find-store.ts";

const { database, close } = await openTestDatabase();
afterAll(close);

const LEEDS = { location: "Leeds", county: "West Yorkshire", latitude: 53.8, longitude: -1.55 };
beforeEach(async () => {
  await database.delete(companies);
  await database.insert(companies).values([
    { id: 1, name: "ash Skips", ...LEEDS, phone: "+44 (0)113 496 0001", email: "office@ash.example" },
    { id: 2, name: "Birch 50% Skips", ...LEEDS, location: "York", postcode: "YO1 7HH", email: "Unknown" },
    { id: 3, name: "Cedar Skips", ...LEEDS, listing: "draft", latitude: null, longitude: null },
    { id: 7, name: "Merged Skips", ...LEEDS, listing: "merged", latitude: null },
    { id: 4, name: "Elm Skips", ...LEEDS, listing: "removed", email: "" },
    { id: 5, name: "Fir Skips", ...LEEDS, email: "a@fir.example", confirmedOn: "2020-01-01" },
    { id: 6, name: "Gorse Skips", ...LEEDS, email: "a@gorse.example", confirmedOn: "2099-01-01" },
  ]);
});

const set = (id: number, values: Partial<typeof companies.$inferInsert>) =>
  database.update(companies).set(values).where(eq(companies.id, id));
const find = async (search: object) =>
  (await findCompanies(database, companySearch.parse(search))).companies.map(({ id }) => id);

test.each([
  [{}, [1, 2, 5, 6]],
  [{ filter: "all" }, [1, 2, 3, 4, 5, 6]],
  [{ filter: "draft" }, [3]],
  [{ filter: "no-email" }, [2, 3]],
  [{ filter: "unplaced" }, [3]],
  [{ filter: "unconfirmed" }, [1, 2, 5]],
  [{ filter: "all", text: "skips", location: "yor" }, [2]],
  [{ text: "0113 4960001" }, [1]],
  [{ text: "yo17hh" }, [2]],
  [{ text: "OFFICE@" }, [1]],
  [{ text: "50%" }, [2]],
  [{ text: "west york" }, [1, 2, 5, 6]],
  [{ text: "_" }, []],
  [{ filter: "all", limit: 2, page: 2 }, [3, 4]],
  [{ ids: [4, 3, 7, 99], text: "ash" }, [3, 4, 7]],
])("the administrator finds %j", async (search, ids) => {
  expect(await find(search)).toEqual(ids);
});

test.each([
  [
    "O’Brien & Sons Skips",
    ["o'brien", "O’BRIEN", "o`brien and sons", "brien & sons", "brien&sons", "and sons"],
  ],
  ["O'Brien and Sons Skips", ["o'brien", "o’brien", "o‘brien & sons", "BRIEN AND SONS"]],
])("finds %j by any spelling of its apostrophe and its “and”", async (name, texts) => {
  await set(1, { name });
  for (const text of texts) expect(await find({ text })).toEqual([1]);
  expect(await find({ text: "o'brian" })).toEqual([]);
});

test("companies are sorted by when they were changed", async () => {
  await set(6, { description: "New" });
  expect((await find({ sort: "changed" }))[0]).toBe(6);
});

test("a score counts neither the initial rating of a company nor a waiting review", async () => {
  await set(1, { rating: "5.00", reviewCount: 15 });
  await set(2, { rating: "4.00", reviewCount: 1 });
  const review = { customerName: "Ann", title: "Good", content: "On time." };
  await database
    .insert(reviews)
    .values([
      { companyId: 2, rating: 4, ...review },
      ...[1, 3].map((rating) => ({ companyId: 5, rating, ...review })),
      { companyId: 6, rating: 5, isWaiting: true, ...review },
    ]);
  const page = await findCompanies(database, companySearch.parse({}));
  expect(page.companies.map(({ id, ownScore }) => [id, ownScore])).toEqual([
    [1, { rating: null, reviewCount: 0 }],
    [2, undefined],
    [5, { rating: "2.00", reviewCount: 2 }],
    [6, { rating: null, reviewCount: 0 }],
  ]);
});

test("the public and the administrator read the same score: 41 stars of 40 reviews are 1.03", async () => {
  const written = { companyId: 1, customerName: "Ann", title: "Good", content: "On time." };
  const ratings = [2, ...Array<number>(39).fill(1)];
  await database.insert(reviews).values(ratings.map((rating) => ({ ...written, rating })));
  const score = { ownScore: { rating: "1.03", reviewCount: 40 } };
  const found = await findCompanies(database, companySearch.parse({ ids: [1] }));
  expect(found.companies).toMatchObject([score]);
  const read: Company[] = [];
  await readCompanies(database, [1], ({ company }) => read.push(company));
  expect(read).toMatchObject([score]);
});

test("a page says how many there are, and whether the public sees each", async () => {
  const page = await findCompanies(database, companySearch.parse({ filter: "all", limit: 4 }));
  expect(page).toMatchObject({ total: 6, page: 1, limit: 4, totalPages: 2 });
  expect(page.companies.map(({ listing }) => listing)).toEqual(["public", "public", "draft", "removed"]);
});
