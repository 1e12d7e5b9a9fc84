import { sql } from "drizzle-orm";
import type { Database } from "#server/database/connect.ts";
import { postcodeUnits } from "#server/database/tables/site.ts";
import { type PackedDistrict, type UnitPostcodes, unitPostcodes } from "./postcodes/unit-postcodes.ts";

/** The `LISTEN` channel that announces an import of unit postcodes to every process. */
export const POSTCODES_CHANNEL = "postcodes";

/** With more rows in each statement, the whole import takes longer. */
const ROWS_PER_STATEMENT = 250;

/** Null if no unit postcodes were imported. */
export async function loadUnitPostcodes(database: Database): Promise<UnitPostcodes | null> {
  const districts = await database.select().from(postcodeUnits);
  return districts.length > 0 ? unitPostcodes(districts) : null;
}

export const readStoredDistricts = async (database: Database): Promise<string[]> =>
  (await database.select({ district: postcodeUnits.district }).from(postcodeUnits)).map(
    ({ district }) => district,
  );

export const replaceUnitPostcodes = (
  database: Database,
  districts: readonly PackedDistrict[],
): Promise<void> =>
  database.transaction(async (tx) => {
    await tx.delete(postcodeUnits);
    for (let at = 0; at < districts.length; at += ROWS_PER_STATEMENT) {
      await tx.insert(postcodeUnits).values(districts.slice(at, at + ROWS_PER_STATEMENT));
    }
    await tx.execute(sql`select pg_notify(${POSTCODES_CHANNEL}, '')`);
  });
