import { todayInLondon } from "#contract/dates.ts";
import type { Database, Queryable } from "#server/database/connect.ts";
import { kilometresBetween, type Point } from "#server/geo/distance.ts";
import type { TownRow } from "#server/places/place-tables.ts";
import type { Places } from "#server/places/places.ts";
import { addCompanies } from "../csv/apply.ts";
import { createKnownCompanies } from "../csv/known-companies.ts";
import { whyKeptOut } from "../csv/removed-companies.ts";
import type { EditableCompany } from "../csv/row-values.ts";
import * as store from "../csv/store.ts";
import { draftPlanner, type PlannedDraft } from "./plan-draft.ts";
import { readRows } from "./sources/read-rows.ts";
import type { LeftOutRecord, Source, SourceRecord } from "./sources/source-record.ts";

export interface DraftReport {
  source: string;
  rows: number;
  leftOut: LeftOut;
  planned: readonly PlannedDraft[];
  applied: boolean;
}

type LeftOut = Map<LeftOutRecord["leftOut"], { rows: number; examples: LeftOutRecord[] }>;
const EXAMPLES = 3;

interface ImportDeps {
  database: Database;
  places: Pick<Places, "locate" | "districts">;
  countyOf: ReturnType<typeof countyFinder>;
  hashKey: store.HashKey;
}

interface FileOfSource {
  path: string;
  fileName: string;
  source: Source;
  apply: boolean;
}

/** A draft contains only what its source says, so column defaults are overridden. */
const UNSAID: Partial<store.CompanyValues> = {
  ...{ listing: "draft" as const, verified: false, permits: false, eco: false },
  ...{ priceFrom: null, priceTo: null, rating: null, reviewCount: 0 },
};

export async function importDrafts(deps: ImportDeps, file: FileOfSource): Promise<DraftReport> {
  const read = await readRecords(file);
  const { places, countyOf, hashKey } = deps;
  const plan = async (reader: Queryable, companies: EditableCompany[]) => {
    const removed = await store.readRemovedKeys(reader);
    const planOne = draftPlanner({
      source: file.source.title,
      readOn: todayInLondon(),
      known: createKnownCompanies({ companies, mergedInto: await store.readMergedInto(reader) }),
      keptOut: (company) => whyKeptOut(company, removed, hashKey),
      countyOf,
      postTownOf: postTownFinder(places),
      pointOf: (postcode) => places.locate({ postcode, location: "", county: "" }),
    });
    return read.records.map(({ record, row }) => planOne(record, row));
  };
  const report = { source: file.source.title, rows: read.rows, leftOut: read.leftOut };
  if (!file.apply) {
    const planned = await plan(deps.database, await store.readEditable(deps.database));
    return { ...report, planned, applied: false };
  }
  const planned = await deps.database.transaction(async (tx) => {
    await store.waitForOtherImports(tx);
    const all = await plan(tx, await store.lockEditable(tx));
    const additions = all.flatMap((one) =>
      one.kind === "new" ? [{ id: null, values: { ...UNSAID, ...one.values } }] : [],
    );
    const changes = await addCompanies(tx, additions, places.locate);
    if (changes.length > 0) await store.saveImport(tx, { fileName: file.fileName, changes });
    return all;
  });
  return { ...report, planned, applied: true };
}

/** Reads row by row, because the file of Companies House has millions of rows. Only a few hundred rows are kept. */
async function readRecords({ path, source }: FileOfSource) {
  const leftOut: LeftOut = new Map();
  const records: { record: SourceRecord; row: number }[] = [];
  let row = 0;
  for await (const cells of readRows(path, source.required)) {
    row += 1;
    const found = source.read(cells);
    if ("leftOut" in found) {
      const { rows, examples } = leftOut.get(found.leftOut) ?? { rows: 0, examples: [] };
      if (examples.length < EXAMPLES && found.name) examples.push(found);
      leftOut.set(found.leftOut, { rows: rows + 1, examples });
    } else records.push({ record: found, row });
  }
  return { rows: row, records, leftOut };
}

function postTownFinder({ districts }: Pick<Places, "districts">) {
  const towns = new Map(districts.map(({ outcode, post_town: town }) => [outcode, town]));
  return (postcode: string): string | null => {
    const outcode = postcode.toUpperCase().replace(/\s*\d[A-Z]{2}$/, "");
    return towns.get(outcode.trim()) || null;
  };
}

const key = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");

/**
 * Finds the county of the nearest town with this name. Null if no town has the name, or if several have it and `near` is null.
 */
export function countyFinder(towns: readonly TownRow[]): (town: string, near: Point | null) => string | null {
  const byName = Map.groupBy(towns, ({ name }) => key(name));
  return (name, near) => {
    const named = byName.get(key(name)) ?? [];
    if (!near) return named.length === 1 ? (named[0]?.county ?? null) : null;
    const [nearest] = named.toSorted((a, b) => kilometresBetween(a, near) - kilometresBetween(b, near));
    return nearest?.county ?? null;
  };
}
