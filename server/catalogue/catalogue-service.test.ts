import { expect, onTestFinished, test, vi } from "vitest";
import { companies } from "#server/database/tables.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { createCatalogueService } from "./catalogue-service.ts";
import { NO_COVERAGE_READER } from "./records/coverage.ts";

test("a catalogue whose compaction failed is compacted again, and the failure is logged", async () => {
  const { database, close } = await openTestDatabase();
  onTestFinished(close);
  await database
    .insert(companies)
    .values({ name: "Aire Skips", location: "Leeds", county: "West Yorkshire" });
  const error = vi.fn();
  const service = createCatalogueService({
    database,
    readReplica: { read: (query) => query(database) },
    coverageReader: NO_COVERAGE_READER,
    log: { error },
  });
  await service.refresh("all");

  const catalogue = service.catalogue();
  vi.spyOn(catalogue, "needsCompaction").mockReturnValueOnce(true).mockReturnValueOnce(true);
  const failure = new RangeError("Array buffer allocation failed");
  const compact = vi.spyOn(catalogue, "compact").mockImplementationOnce(() => {
    throw failure;
  });
  await service.refresh("all");
  await service.refresh("all");
  expect(compact).toHaveBeenCalledTimes(2);
  expect(error.mock.calls).toEqual([[{ err: failure }, expect.stringContaining("could not be compacted")]]);
});
