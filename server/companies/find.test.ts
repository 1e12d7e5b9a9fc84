import { afterAll, beforeEach, expect, test } from "vitest";
import { companySearch } from "#contract/desk/company-search.ts";
import { companies } from "#server/database/tables.ts";
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

const find = async (search: object) =>
  (await findCompanies(database, companySearch.parse(search))).companies.map(({ id }) => id);

test.each([
  [{}, [1, 2, 5, 6]],
  [{ filter: "all" }, [1, 2, 3, 4, 5, 6]],
  [{ filter: "draft" }, [3]],
  [{ filter: "removed" }, [4]],
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
])("the administrator finds %j", async (search, ids) => {
  expect(await find(search)).toEqual(ids);
});

test("a page says how many there are, and whether the public sees each", async () => {
  const page = await findCompanies(database, companySearch.parse({ filter: "all", limit: 4 }));
  expect(page).toMatchObject({ total: 6, page: 1, limit: 4, totalPages: 2 });
  expect(page.companies.map(({ listing }) => listing)).toEqual(["public", "public", "draft", "removed"]);
});
