import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { isDay, todayInLondon } from "#contract/dates.ts";
import { dayOfFile } from "#contract/desk/options.ts";
import type { Database } from "#server/database/connect.ts";
import { type RegisterCheck, registerReportText } from "#server/registers/registers.ts";
import { callersPath, noSuchFile, runCommand, withDatabase } from "./run-command.ts";

interface RegisterCommand {
  usage: string;
  mostFiles: number;
  createCheck: (database: Database) => RegisterCheck;
}

/** Missing files are reported before the database is opened. Without `--date`, the day of the oldest file counts. */
export const runRegisterCommand = ({ usage, mostFiles, createCheck }: RegisterCommand): Promise<void> =>
  runCommand({
    usage,
    options: { apply: { type: "boolean" }, date: { type: "string" } },
    failed: "No result was recorded.",
    prepare({ apply = false, date }, named) {
      const isPast = date === undefined || (isDay(date) && date <= todayInLondon());
      if (named.length === 0 || named.length > mostFiles || !isPast) return null;
      return async () => {
        const paths = named.map(callersPath);
        const [oldest = todayInLondon()] = (await Promise.all(paths.map(dayOf))).sort();
        await withDatabase(async (database) => {
          const files = paths.map((path) => ({ name: basename(path), content: createReadStream(path) }));
          const onProgress = (rows: number) => console.log(`${rows.toLocaleString("en-GB")} rows read`);
          const check = createCheck(database);
          const report = await check({ files, checkedOn: date ?? oldest, apply, onProgress });
          console.log(registerReportText(report));
        });
      };
    },
  });

async function dayOf(path: string): Promise<string> {
  const { mtime } = await stat(path).catch(noSuchFile(path));
  return dayOfFile(basename(path), mtime);
}
