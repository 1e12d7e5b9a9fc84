import type { Database } from "#server/database/connect.ts";
import { replaceUnitPostcodes } from "../store.ts";
import { type Counts, collectUnits } from "./collect-units.ts";
import { openPostcodeFile } from "./postcode-file.ts";
import { createProgress, type ProgressOutput } from "./progress.ts";

const BROKEN_ROWS_SHOWN = 20;

interface ImportOptions {
  database: Database;
  path: string;
  output: ProgressOutput;
}

/** Replaces all stored unit postcodes by those of a file. An unusable file changes nothing. */
export async function importPostcodes({ database, path, output }: ImportOptions): Promise<Counts> {
  const file = await openPostcodeFile(path);
  const progress = createProgress(
    output,
    file.tables.reduce((sum, { bytes }) => sum + bytes, 0),
  );
  const brokenRows: string[] = [];
  const onBrokenRow = (where: string) => {
    if (brokenRows.length < BROKEN_ROWS_SHOWN) brokenRows.push(where);
  };
  try {
    const onProgress = (bytes: number, { units }: Counts) => progress.add(bytes, units);
    const { districts, counts } = await collectUnits(file, { onProgress, onBrokenRow });
    await replaceUnitPostcodes(database, districts);
    return counts;
  } finally {
    progress.end();
    for (const where of brokenRows) output.write(`Left out, cannot be read: ${where}\n`);
    file.close();
  }
}
