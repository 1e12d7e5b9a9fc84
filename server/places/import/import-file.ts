import type { Database } from "#server/database/connect.ts";
import { FileProblem } from "#server/refusal.ts";
import { gssOf } from "../postcodes/packed-councils.ts";
import { readStoredDistricts, replaceUnitPostcodes } from "../store.ts";
import { collectUnits, type UnitCounts } from "./collect-units.ts";
import { openPostcodeFile } from "./postcode-file.ts";

const BROKEN_ROWS_SHOWN = 20;

interface ImportOptions {
  database: Database;
  path: string;
  output: ProgressOutput;
  replaceAll?: boolean;
  knownCouncils?: ReadonlySet<string>;
}

/** If the file is unusable, throws an error and changes nothing. */
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
  const notes: string[] = [];
  try {
    const onProgress = (bytes: number, { units }: UnitCounts) => progress.add(bytes, units);
    const { districts, counts, byCouncil } = await collectUnits(file, { onProgress, onBrokenRow });
    const lost = checkLostDistricts(await readStoredDistricts(database), districts, replaceAll);
    await replaceUnitPostcodes(database, districts);
    if (knownCouncils) notes.push(describeCouncils(byCouncil, knownCouncils));
    if (lost) notes.push(lost);
    return counts;
  } finally {
    progress.end();
    for (const where of brokenRows) output.write(`Left out, cannot be read: ${where}\n`);
    for (const note of notes) output.write(`${note}\n`);
    file.close();
  }
}

const CODES_NAMED = 10;

const count = (number: number) => number.toLocaleString("en-GB");

export function describeCouncils(byCouncil: ReadonlyMap<number, number>, known: ReadonlySet<string>): string {
  if (byCouncil.size === 0)
    return "The file names no councils. Permits go by postcode sectors, which is right for most postcodes.";
  const all = [...byCouncil].map(([number, units]) => ({ gss: gssOf(number) ?? "", units }));
  const sum = (rows: typeof all) => count(rows.reduce((total, { units }) => total + units, 0));
  const unknown = all.filter(({ gss }) => !known.has(gss)).sort((a, b) => b.units - a.units);
  const found = `Councils: ${sum(all)} postcodes have one.`;
  if (unknown.length === 0) return found;
  const codes = unknown.slice(0, CODES_NAMED).map(({ gss }) => gss);
  const more = unknown.length > CODES_NAMED ? ` and ${unknown.length - CODES_NAMED} more` : "";
  return `${found} ${sum(unknown)} have a code that data/councils does not know, and go by their sector: ${codes.join(", ")}${more}.`;
}

/**
 * The share of stored districts that an import may remove without `--replace`. A newer complete file lacks far fewer districts.
 */
const MOST_LOST = 0.1;
const DISTRICTS_NAMED = 5;

const districts = (number: number) => (number === 1 ? "district" : "districts");

/**
 * Says which districts the file would remove. Null if it removes none. Throws if it removes more than `MOST_LOST` of the stored
 * districts, unless `isWanted` is true.
 */
export function checkLostDistricts(
  stored: readonly string[],
  file: readonly { district: string }[],
  isWanted: boolean,
): string | null {
  const inFile = new Set(file.map(({ district }) => district));
  const lost = stored.filter((district) => !inFile.has(district));
  if (lost.length === 0) return null;
  const examples = lost.slice(0, DISTRICTS_NAMED).join(", ");
  const named = lost.length > DISTRICTS_NAMED ? `${examples} and others` : examples;
  if (isWanted || lost.length <= stored.length * MOST_LOST)
    return (
      `The file lacks ${count(lost.length)} stored postcode ${districts(lost.length)}, ` +
      `which ${lost.length === 1 ? "was" : "were"} removed: ${named}.`
    );
  throw new FileProblem(
    `The file has ${count(inFile.size)} postcode ${districts(inFile.size)}. An import replaces all postcodes, and would remove ` +
      `${count(lost.length)} of the ${count(stored.length)} stored ${districts(stored.length)}: ${named}. If that is right, add --replace.`,
  );
}

interface ProgressOutput {
  isTTY?: boolean;
  write(text: string): unknown;
}

const WIDTH = 30;

function createProgress(output: ProgressOutput, total: number) {
  let done = 0;
  let shown = -1;

  return {
    add(bytes: number, units: number) {
      done += bytes;
      const percent = total === 0 ? 100 : Math.min(100, Math.floor((done / total) * 100));
      const step = output.isTTY ? percent : Math.floor(percent / 10) * 10;
      if (step === shown) return;
      shown = step;
      const text = `${step}%, ${count(units)} postcodes`;
      output.write(output.isTTY ? `\r${bar(percent)} ${text}` : `${text}\n`);
    },
    end() {
      if (output.isTTY) output.write("\n");
    },
  };
}

function bar(percent: number): string {
  const filled = Math.round((percent / 100) * WIDTH);
  return `[${"#".repeat(filled)}${"-".repeat(WIDTH - filled)}]`;
}
