import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { count, type Row } from "../../../bench/report.ts";
import { freePort } from "../../../bench/servers/free-port.ts";
import { asAdministrator, type Cluster } from "../cluster.ts";
import { quoteTo } from "../load.ts";
import { appProcess } from "../servers/app-process.ts";
import { json, post } from "./together.ts";

const PATIENCE_MS = 60_000;
const EMAILS = 3;

/** One process with a database of its own moves to PostgreSQL, with e-mails on their way that no mail server took. */
export async function moveIn(cluster: Cluster): Promise<Row> {
  const { folder, primary, databaseUrl, mail, companies } = cluster;
  const port = await freePort();
  const dataDir = join(folder, "embedded");
  const nobody = `smtp://127.0.0.1:${await freePort()}`;
  const env = { DATA_DIR: dataDir, PUBLIC_URL: "https://skips.example", DEMO_DATA: "on", LOG_LEVEL: "error" };
  const app = appProcess({ port, env, log: join(folder, "moved.log") });
  app.start({ SMTP_URL: nobody });
  await app.ready();
  await json(`${app.at}/api/quotes`, post(quoteTo(companies, 0)));
  await app.stop();

  await cluster.query("create database moved owner skip template template0", asAdministrator(primary));
  const target = databaseUrl.replace(/skip$/, "moved");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["server/commands/move-database.ts", target],
    {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    },
  );
  const before = mail.taken.size;
  app.start({ DATABASE_URL: target, SMTP_URL: mail.url });
  await app.ready();
  const found = (await json<{ companies: number }>(`${app.at}/api/statistics`)).body.companies;
  const until = performance.now() + PATIENCE_MS;
  while (mail.taken.size - before < EMAILS && performance.now() < until) await pause(100);
  await app.stop();
  const sent = mail.taken.size - before;
  return {
    what: "`npm run move:database` from the embedded database, e-mails on their way",
    measured: `${/Moved: [\d,]+ rows/.exec(stdout)?.[0]}, ${count(found)} companies, ${sent} of ${EMAILS} e-mails delivered from there`,
    target: "everything, compared",
    reached: found === 4276 && sent === EMAILS,
  };
}
