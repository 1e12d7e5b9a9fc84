import { afterAll, beforeEach, expect, test } from "vitest";
import { removalRequests } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { hashesOf } from "../csv/removed-companies.ts";
import { createSimilarCompanies } from "./similar.ts";

const { database, close } = await openTestDatabase();
afterAll(close);
const hashKey = (key: string) => `hash of ${key}`;
const similar = createSimilarCompanies({ database, hashKey });

const LEEDS = { location: "Leeds", county: "West Yorkshire" };
beforeEach(async () => {
  await database.delete(companies);
  await database.insert(companies).values([
    { id: 1, name: "O'Neill & Sons Skips Ltd", ...LEEDS },
    { id: 2, name: "Birch", phone: "+44 (0)113 496 0002", ...LEEDS },
    { id: 3, name: "Cedar", email: "Office@Cedar.example", ...LEEDS, listing: "draft" },
    { id: 4, name: "Elm", website: "http://www.elm-skips.example/contact", ...LEEDS },
    { id: 5, name: "Fir", website: "https://facebook.com/fir", email: "Unknown", ...LEEDS },
    { id: 6, name: "Gorse", email: "g.orse+site@googlemail.com", ...LEEDS },
    { id: 7, name: "Holm", email: "a.b+site@holm.example", ...LEEDS },
  ]);
});

const ids = async (identity: Parameters<typeof similar.find>[0][number]) =>
  (await similar.find([identity]))[0]?.map(({ id, because }) => `${id}: ${because.join(", ")}`);

test.each([
  [{ name: "The ONeill and Sons Skips" }, ["1: name"]],
  [{ name: "Anybody", phone: "0113 4960002" }, ["2: phone"]],
  [{ name: "Birch", phone: "01134960002" }, ["2: name, phone"]],
  [{ email: "office@cedar.example" }, ["3: email"]],
  [{ email: "gorse@gmail.com" }, ["6: email"]],
  [{ email: "ab@holm.example" }, []],
  [{ email: "A.B+site@holm.example" }, ["7: email"]],
  [{ website: "elm-skips.example" }, ["4: website"]],
  [{ website: "https://facebook.com/other", email: "Unknown" }, []],
  [{ name: "Sons Skips" }, []],
  [{ phone: "496 0002" }, []],
  [{}, []],
])("finds %j by %j", async (identity, expected) => {
  expect(await ids(identity)).toEqual(expected);
});

test("answers several at once, each by itself, and says what the public does not see", async () => {
  const found = await similar.find([{ name: "Birch" }, { name: "Nobody" }, { name: "Cedar" }]);
  expect(found.map((companiesLikeIt) => companiesLikeIt.map(({ id, isPublic }) => [id, isPublic]))).toEqual([
    [[2, true]],
    [],
    [[3, false]],
  ]);
});

test("knows companies that asked not to be listed, and not those whose draft was discarded", async () => {
  const [gone, discarded] = [
    { name: "Gone", location: "Leeds" },
    { name: "Discarded", location: "Leeds" },
  ];
  await database
    .insert(removalRequests)
    .values([
      ...hashesOf(gone, hashKey).map((key) => ({ key })),
      ...hashesOf(discarded, hashKey).map((key) => ({ key, reason: "discarded" as const })),
    ]);
  expect(await similar.askedToLeave([gone, discarded, { name: "Birch", location: "Leeds" }])).toEqual([
    true,
    false,
    false,
  ]);
});
