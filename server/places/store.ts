import { sql } from "drizzle-orm";
import type { Database } from "#server/database/connect.ts";
import { postcodeUnits } from "#server/database/tables.ts";
import { type UnitPostcodes, unitPostcodes } from "./postcodes/unit-postcodes.ts";

/** Tells every process that other unit postcodes are there to be loaded. */
export const POSTCODES_CHANNEL = "postcodes";

/** One statement with more parameters than this is slower, not faster. */
const ROWS_AT_ONCE = 250;

export interface PackedDistrict {
  district: string;
  units: Buffer;
}

/** Every unit postcode an operator has imported; null when there are none. */
export async function loadUnitPostcodes(database: Database): Promise<UnitPostcodes | null> {
  const districts = await database.select().from(postcodeUnits);
  return districts.length > 0 ? unitPostcodes(districts) : null;
}

/** Puts these in place of all that were there, at once or not at all. */
export const replaceUnitPostcodes = (
  database: Database,
  districts: readonly PackedDistrict[],
): Promise<void> =>
  database.transaction(async (tx) => {
    await tx.delete(postcodeUnits);
    for (let at = 0; at < districts.length; at += ROWS_AT_ONCE) {
      await tx.insert(postcodeUnits).values(districts.slice(at, at + ROWS_AT_ONCE));
    }
    await tx.execute(sql`select pg_notify(${POSTCODES_CHANNEL}, '')`);
  });
