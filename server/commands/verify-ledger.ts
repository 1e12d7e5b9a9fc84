import { readFile } from "node:fs/promises";
import { verifyCopy, verifyDatabase } from "#server/reviews/ledger/verify.ts";
import { callersPath, runCommand, withDatabase } from "./run-command.ts";

const USAGE = `Usage: npm run verify:ledger [-- FILE]

Checks that the lines of the reviews ledger form a chain, that it accounts for every review in the database,
and that no listing hidden by the ledger is public in the database.
FILE is a copy of /data/reviews-ledger.csv: its lines must form a chain and be in the database unchanged.`;

async function run(file: string | undefined): Promise<void> {
  const copy = file === undefined ? null : await readFile(callersPath(file), "utf8");
  await withDatabase(async (database) => {
    const { lines, lastHash, problems } =
      copy === null ? await verifyDatabase(database) : await verifyCopy(database, copy);
    if (problems.length > 0) throw new Error(problems.join("\n"));
    const checked = copy === null ? "The ledger is whole" : "The copy agrees with the ledger";
    console.log(
      `${checked}: ${lines.toLocaleString("en-GB")} ${lines === 1 ? "line" : "lines"}, the last with the hash ${lastHash}.`,
    );
  });
}

await runCommand({
  usage: USAGE,
  options: {},
  failed: "The ledger does not agree.",
  prepare: (_, [file, ...more]) => (more.length === 0 ? () => run(file) : null),
});
