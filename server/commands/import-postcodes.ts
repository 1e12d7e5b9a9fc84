import { readCouncilTables } from "#server/permits/council-tables.ts";
import { importPostcodes } from "#server/places/import/import-file.ts";
import { callersPath, runCommand, withDatabase } from "./run-command.ts";

const USAGE = `Usage: npm run import:postcodes -- FILE [--replace]

FILE is the ONS Postcode Directory or OS Code-Point Open, as CSV or as the ZIP file it is published in.
If it names councils, permits are answered exactly. It replaces all stored postcodes. A file that lacks many of them, such as that of one postcode area, is refused
without --replace.`;

async function run(file: string, replaceAll: boolean): Promise<void> {
  await withDatabase(async (database) => {
    const started = performance.now();
    const { units, retired, unplaced, broken } = await importPostcodes({
      database,
      path: callersPath(file),
      output: process.stdout,
      replaceAll,
      knownCouncils: new Set(readCouncilTables("data").councils.map(({ gss }) => gss)),
    });
    const count = (number: number) => number.toLocaleString("en-GB");
    const inUse = units === 1 ? "postcode is" : "postcodes are";
    console.log(`${count(units)} ${inUse} in use now (${seconds(started)} s).`);
    console.log(
      `Left out: ${count(retired)} retired, ${count(unplaced)} without a place, ${count(broken)} broken ${broken === 1 ? "row" : "rows"}.`,
    );
  });
}

const seconds = (started: number): string => ((performance.now() - started) / 1000).toFixed(1);

await runCommand({
  usage: USAGE,
  options: { replace: { type: "boolean" } },
  failed: "No postcode was changed.",
  prepare: ({ replace = false }, [file, ...more]) =>
    file !== undefined && more.length === 0 ? () => run(file, replace) : null,
});
