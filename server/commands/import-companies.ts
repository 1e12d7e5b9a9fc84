import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { createLondonDay } from "#contract/dates.ts";
import type { Config } from "#server/boot/config.ts";
import { readSecrets } from "#server/boot/secrets.ts";
import { createCompanyFiles } from "#server/companies/csv/company-files.ts";
import { importReportText } from "#server/companies/csv/report-text.ts";
import { draftReportText } from "#server/companies/drafts/draft-report.ts";
import { countyFinder, importDrafts } from "#server/companies/drafts/import-drafts.ts";
import { companiesHouse } from "#server/companies/drafts/sources/companies-house.ts";
import { overture } from "#server/companies/drafts/sources/overture.ts";
import type { Source } from "#server/companies/drafts/sources/source-record.ts";
import type { Database } from "#server/database/connect.ts";
import { readCouncilTables } from "#server/permits/council-tables.ts";
import { createPermits } from "#server/permits/permits.ts";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { createPlaces } from "#server/places/places.ts";
import { loadUnitPostcodes } from "#server/places/store.ts";
import { removalHash } from "#server/signing.ts";
import { callersPath, noSuchFile, runCommand, withDatabase } from "./run-command.ts";

const USAGE = `Usage: npm run import:companies -- FILE            says row by row what the file would do
       npm run import:companies -- FILE --apply    does it, all or nothing
       npm run import:companies -- FILE --from=overture         the same for places of Overture Maps, GeoJSON or CSV:
       npm run import:companies -- FILE --from=companies-house  or for Companies House's file. Both add drafts
       npm run import:companies -- --undo          takes the last import back`;

/** Public sources. A company from a public source stays a draft until the company or the administrator confirms it. */
const SOURCES: Readonly<Record<string, Source>> = { overture, "companies-house": companiesHouse };

type Carry = (deps: Awaited<ReturnType<typeof createDeps>>) => Promise<string>;

/** A CSV file is read before the database is opened, so that a missing file is reported at once. */
async function importFile(file: string, source: Source | null, apply: boolean): Promise<void> {
  const path = callersPath(file);
  const fileName = basename(path);
  if (source)
    return carryOut(async (deps) =>
      draftReportText(await importDrafts(deps, { path, fileName, source, apply })),
    );
  const bytes = await readFile(path).catch(noSuchFile(path));
  return carryOut(async (deps) =>
    importReportText(await createCompanyFiles(deps).import(bytes, { fileName, apply })),
  );
}

const undoLast: Carry = async (deps) => {
  const undone = await createCompanyFiles(deps).undoLastImport();
  if ("refused" in undone) throw new Error(`${undone.message}.`);
  const { added, changed } = undone;
  return `Undone. Companies removed: ${added}, changed back: ${changed}.`;
};

async function createDeps(config: Config, database: Database) {
  const tables = readPlaceTables("data/places");
  const places = createPlaces(tables);
  // With unit postcodes, companies get the same coordinates as on a server.
  places.useUnitPostcodes(await loadUnitPostcodes(database));
  return {
    database,
    places,
    permits: createPermits({ tables: readCouncilTables("data"), places, today: createLondonDay() }),
    countyOf: countyFinder(tables.towns),
    // Nothing is refreshed here, because the database notifies running servers.
    companies: { refreshAfterWrite: async () => {} },
    newCompanyRating: config.newCompanyRating,
    onProgress: (rows: number) => console.log(`${rows.toLocaleString("en-GB")} rows read`),
    hashKey: removalHash({ ...config, ...(await readSecrets(config)) }),
  };
}

const carryOut = (carry: Carry): Promise<void> =>
  withDatabase(async (database, config) => console.log(await carry(await createDeps(config, database))));

await runCommand({
  usage: USAGE,
  options: { apply: { type: "boolean" }, undo: { type: "boolean" }, from: { type: "string" } },
  failed: "No company was changed.",
  prepare({ apply = false, undo = false, from }, [file, ...more]) {
    if (undo) return file || apply || from ? null : () => carryOut(undoLast);
    // Null for a CSV file with the columns of our own export.
    const source = from === undefined || from === "csv" ? null : SOURCES[from];
    if (file === undefined || more.length > 0 || source === undefined) return null;
    return () => importFile(file, source, apply);
  },
});
