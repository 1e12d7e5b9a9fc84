// Measures the memory and the lookup rate of unit postcodes. `runInProcess` starts this file and receives its result over IPC.
// The file reads DATABASE_URL and needs `--expose-gc`.
import { openDatabase } from "#server/database/open.ts";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { createPlaces } from "#server/places/places.ts";
import { loadUnitPostcodes } from "#server/places/store.ts";
import { createRandom } from "../../tests/harness/random.ts";
import { median } from "../load/load.ts";
import { readSectors } from "../search-urls.ts";
import { unitsOf } from "../synthetic-postcodes.ts";
import { usedBytes } from "./used-bytes.ts";

export interface ResolveResult {
  postcodes: number;
  /** Resolved postcodes per second. */
  perSecond: number;
  /** Memory of all unit postcodes. */
  bytes: number;
  loadSeconds: number;
}

const QUERIES = 200_000;
const ROUNDS = 5;

const { database, close } = await openDatabase({ databaseUrl: process.env.DATABASE_URL ?? "", dataDir: "" });
const places = createPlaces(readPlaceTables("data/places"));
places.resolve("M1 1AE");
const before = await usedBytes();
const started = performance.now();
const units = await loadUnitPostcodes(database);
const loadSeconds = (performance.now() - started) / 1_000;
await close();
if (!units) throw new Error("There are no unit postcodes");
// biome-ignore lint/correctness/useHookAtTopLevel: not a React hook
places.useUnitPostcodes(units);
const bytes = (await usedBytes()) - before;

const random = createRandom(5);
const sectors = readSectors();
const queries = Array.from({ length: QUERIES }, () => {
  const { name } = sectors[Math.floor(random() * sectors.length)] ?? { name: "" };
  const all = unitsOf(name);
  return all[Math.floor(random() * all.length)] ?? "";
});

/** Resolves every query and returns the rate per second. Fails if a postcode is not found. */
function resolveAll(): number {
  const began = performance.now();
  for (const query of queries) {
    const found = places.resolve(query);
    if (found.kind !== "place" || found.searched.place.kind !== "postcode")
      throw new Error(`${query} was not found`);
  }
  return (QUERIES * 1_000) / (performance.now() - began);
}

resolveAll();
const perSecond = median(Array.from({ length: ROUNDS }, resolveAll));
process.send?.({ postcodes: units.size, perSecond, bytes, loadSeconds } satisfies ResolveResult);
process.disconnect();
