import { existsSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "#server/boot/config.ts";
import { startEmbedded } from "#server/database/embedded.ts";
import { moveDatabase } from "#server/database/move/move-database.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `Usage: npm run move:database -- postgres://user:password@host/name

Copies everything from the embedded database in DATA_DIR into an empty database. Stop Skip Finder first.
Without an address the target is DATABASE_URL, so that other accounts of this machine do not see the password.`;

async function run(targetUrl: string): Promise<void> {
  const { dataDir } = readConfig(process.env);
  if (!existsSync(join(dataDir, "database")))
    throw new Error(`There is no embedded database in ${dataDir}. Set DATA_DIR to where it is.`);
  const embedded = await startEmbedded({ dataDir, log: console.log });
  try {
    const rows = await moveDatabase({ sourceUrl: embedded.url, targetUrl, log: console.log });
    console.log(nextSteps(rows, dataDir));
  } finally {
    await embedded.close();
  }
}

const nextSteps = (rows: number, dataDir: string) => `Moved: ${rows.toLocaleString("en-GB")} rows.

Next: set DATABASE_URL to the new database and start. Emails still to be sent go on from there.
For processes on other machines set ADMIN_PASSWORD and SIGNING_SECRET too, to what stands in
${dataDir}/admin-password and ${dataDir}/signing-secret, or receipt links sent so far open nothing there.
The embedded database in ${dataDir}/database is as it was; remove it when you no longer need it.`;

await runCommand({
  usage: USAGE,
  options: {},
  failed: "Nothing was moved.",
  prepare(_, [target = process.env.DATABASE_URL ?? "", ...more]) {
    const isClear = more.length === 0 && /^postgres(ql)?:$/.test(URL.parse(target)?.protocol ?? "");
    return isClear ? () => run(target) : null;
  },
});
