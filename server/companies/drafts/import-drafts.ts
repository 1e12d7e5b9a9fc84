import { todayInLondon } from "#contract/dates.ts";
import type { CompanyIdentity } from "#contract/text/company-match.ts";
import type { Database, Queryable } from "#server/database/connect.ts";
import { kilometresBetween, type Point } from "#server/geo/distance.ts";
import type { TownRow } from "#server/places/place-tables.ts";
import type { Places } from "#server/places/places.ts";
import { addCompanies } from "../csv/apply.ts";
import { saveImport } from "../csv/imports-store.ts";
import { createKnownCompanies } from "../csv/known-companies.ts";
import { whyKeptOut } from "../csv/removed-companies.ts";
import * as store from "../csv/store.ts";
import { type DraftValues, draftPlanner, type PlannedDraft } from "./plan-draft.ts";
import { readRows } from "./sources/read-rows.ts";
import type { LeftOutRecord, Source, SourceRecord } from "./sources/source-record.ts";

export interface DraftReport {
  source: string;
  rows: number;
  leftOut: LeftOut;
  planned: readonly PlannedDraft[];
  applied: boolean;
}

type LeftOut = ReadonlyMap<LeftOutRecord["leftOut"], { rows: number; examples: LeftOutRecord[] }>;
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
  const plan = async (reader: Queryable, companies: Stored) => {
    const [removed, mergedInto] = [await store.readRemovedKeys(reader), await store.readMergedInto(reader)];
    const { title: source } = file.source;
    return planAll(deps, { source, records: read.records, companies, mergedInto, removed });
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
      one.kind === "new" ? [{ id: null, values: draftOf(one.values) }] : [],
    );
    const changes = await addCompanies(tx, additions, deps.places.locate);
    if (changes.length > 0) await saveImport(tx, { fileName: file.fileName, changes });
    return all;
  });
  return { ...report, planned, applied: true };
}

const draftOf = (values: DraftValues): Partial<store.CompanyValues> => ({ ...UNSAID, ...values });

interface ReadRecords {
  rows: number;
  records: { record: SourceRecord; row: number }[];
  leftOut: LeftOut;
}

/** Reads row by row, because the file of Companies House has millions of rows. Only a few hundred rows are kept. */
async function readRecords({ path, source }: FileOfSource): Promise<ReadRecords> {
  const leftOut = new Map<LeftOutRecord["leftOut"], { rows: number; examples: LeftOutRecord[] }>();
  const read: ReadRecords = { rows: 0, records: [], leftOut };
  for await (const cells of readRows(path, source.required)) {
    read.rows += 1;
    const found = source.read(cells);
    if ("leftOut" in found) {
      const { rows, examples } = leftOut.get(found.leftOut) ?? { rows: 0, examples: [] };
      if (examples.length < EXAMPLES && found.name) examples.push(found);
      leftOut.set(found.leftOut, { rows: rows + 1, examples });
    } else read.records.push({ record: found, row: read.rows });
  }
  return read;
}

function postTownFinder({ districts }: Pick<Places, "districts">) {
  const towns = new Map(districts.map(({ outcode, post_town: town }) => [outcode, town]));
  return (postcode: string): string | null => {
    const outcode = postcode.toUpperCase().replace(/\s*\d[A-Z]{2}$/, "");
    return towns.get(outcode.trim()) || null;
  };
}

type Stored = Awaited<ReturnType<typeof store.readEditable>>;

interface Planning {
  source: string;
  records: ReadRecords["records"];
  companies: Stored;
  mergedInto: store.MergedInto;
  removed: Awaited<ReturnType<typeof store.readRemovedKeys>>;
}

function planAll({ places, countyOf, hashKey }: ImportDeps, planning: Planning) {
  const { source, records, removed } = planning;
  const known = createKnownCompanies(planning);
  const plan = draftPlanner({
    source,
    readOn: todayInLondon(),
    known,
    keptOut: (company: CompanyIdentity) => whyKeptOut(company, removed, hashKey),
    countyOf,
    postTownOf: postTownFinder(places),
    pointOf: (postcode) => places.locate({ postcode, location: "", county: "" }),
  });
  return records.map(({ record, row }) => plan(record, row));
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
