import type { Database } from "#server/database/connect.ts";
import { readStoredDistricts, replaceUnitPostcodes } from "../store.ts";
import { collectUnits, type UnitCounts } from "./collect-units.ts";
import { describeCouncils } from "./describe-councils.ts";
import { checkLostDistricts } from "./lost-districts.ts";
import { openPostcodeFile } from "./postcode-file.ts";
import { createProgress, type ProgressOutput } from "./progress.ts";

const BROKEN_ROWS_SHOWN = 20;

interface ImportOptions {
  database: Database;
  path: string;
  output: ProgressOutput;
  /** Replaces stored postcodes even if the file lacks many of their districts. */
  replaceAll?: boolean;
  /**
   * GSS codes of the councils in our table. If given, the output says how many postcodes have a council, and which of the
   * file's councils are not in our table.
   */
  knownCouncils?: ReadonlySet<string>;
}

/** Replaces all stored unit postcodes with those of a file. If the file is unusable, throws an error and changes nothing. */
export async function importPostcodes({
  database,
  path,
  output,
  replaceAll = false,
  knownCouncils,
}: ImportOptions): Promise<UnitCounts> {
  const file = await openPostcodeFile(path);
  const progress = createProgress(
    output,
    file.tables.reduce((sum, { bytes }) => sum + bytes, 0),
  );
  const brokenRows: string[] = [];
  const onBrokenRow = (where: string) => {
    if (brokenRows.length < BROKEN_ROWS_SHOWN) brokenRows.push(where);
  };
  let lost: string | null = null;
  let councils: string | undefined;
  try {
    const onProgress = (bytes: number, { units }: UnitCounts) => progress.add(bytes, units);
    const { districts, counts, byCouncil } = await collectUnits(file, { onProgress, onBrokenRow });
    lost = checkLostDistricts(await readStoredDistricts(database), districts, replaceAll);
    await replaceUnitPostcodes(database, districts);
    councils = knownCouncils && describeCouncils(byCouncil, knownCouncils);
    return counts;
  } finally {
    progress.end();
    for (const where of brokenRows) output.write(`Left out, cannot be read: ${where}\n`);
    if (councils) output.write(`${councils}\n`);
    if (lost) output.write(`${lost}\n`);
    file.close();
  }
}
