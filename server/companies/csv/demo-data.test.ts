import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { createPlaces } from "#server/places/places.ts";
import { loadDemoData } from "../../../demo/load.ts";
import { examplePermits } from "../testing/examples.ts";
import { createCompanyFiles } from "./company-files.ts";

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

test("the demonstration data can be exported and imported without a change", async () => {
  const { database } = opened;
  const places = createPlaces(readPlaceTables("data/places"));
  await loadDemoData(database, places.locate);
  const refreshAfterWrite = async () => {};
  const files = createCompanyFiles({
    permits: examplePermits,
    database,
    places,
    companies: { refreshAfterWrite },
    newCompanyRating: "default",
  });
  let text = "";
  for await (const piece of await files.export()) text += piece;
  const report = await files.import(Buffer.from(text), { fileName: null, apply: true });
  expect(report.counts).toEqual({ new: 0, changed: 0, unchanged: 4276, duplicate: 0, refused: 0 });
  expect(await files.lastImport()).toBeNull();
});
