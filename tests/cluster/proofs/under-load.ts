import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { count, type Row } from "../../../bench/report.ts";
import type { Cluster } from "../cluster.ts";
import { beginLoad, type Loaded } from "../load.ts";

const WARM_MS = 2_000;
const AWAY_MS = 2_000;
/** A dead process's e-mails are begun again after some fifteen seconds. */
const DELIVERY_MS = 60_000;

const sentence = ({ reads, references, leads, failures }: Loaded) =>
  `${count(reads)} reads, ${count(references.length)} quotes, ${count(leads)} listing requests: ${failures.length} failed`;

/** kill -9 of one, which comes back later. A listing request under way in it may fail: nobody can know whether it was kept. */
export async function killOne(cluster: Cluster): Promise<Row[]> {
  const [, victim] = cluster.apps;
  const { stop } = beginLoad(cluster);
  await pause(WARM_MS);
  await victim.kill();
  await pause(AWAY_MS);
  victim.start();
  await victim.ready();
  await pause(WARM_MS);
  const loaded = await stop();
  const unexpected = loaded.failures.filter((failure) => !failure.startsWith("listing request"));
  if (loaded.failures.length > 0) console.log(loaded.failures.join("\n"));
  return [
    {
      what: "kill -9 of one of two under load, and its return",
      measured: sentence(loaded),
      target: "no read and no quote fails",
      reached: unexpected.length === 0,
    },
    await nothingLost(cluster, loaded, "after the kill"),
  ];
}

/** The script of `deploy/`, with a supervisor of ours in systemd's place. */
export async function rollOver(cluster: Cluster): Promise<Row[]> {
  const supervisor = await startSupervisor(cluster);
  const { stop } = beginLoad(cluster);
  await pause(WARM_MS);
  const env = { PATH: process.env.PATH, RESTART: `curl -fsS http://127.0.0.1:${supervisor.port}/ -d` };
  await promisify(execFile)(
    "deploy/rolling-restart.sh",
    cluster.apps.map(({ port }) => String(port)),
    { env },
  );
  await pause(WARM_MS);
  const loaded = await stop();
  supervisor.close();
  if (loaded.failures.length > 0) console.log(loaded.failures.join("\n"));
  return [
    {
      what: "`deploy/rolling-restart.sh` of both under load",
      measured: sentence(loaded),
      target: "no request fails",
      reached: loaded.failures.length === 0,
    },
    await nothingLost(cluster, loaded, "after the rolling restart"),
  ];
}

/** Restarts what `skip-finder@PORT` names, as `systemctl restart` does. */
async function startSupervisor({ apps }: Cluster) {
  const server = createServer(async (request, response) => {
    const unit = String((await request.toArray()).join(""));
    const app = apps.find(({ port }) => unit === `skip-finder@${port}`);
    await app?.stop();
    app?.start();
    response.writeHead(app ? 200 : 404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/** Every accepted quote is in the database, and each of its e-mails reached the mail server. */
async function nothingLost({ query, mail }: Cluster, { references }: Loaded, when: string): Promise<Row> {
  const list = references.map((reference) => `'${reference}'`).join(",");
  const deliveries = () =>
    query<{ quote: number; id: string; state: string }>(
      `select q.id::int as quote, d.id, d.state from quotes q join deliveries d on d.quote_id = q.id
       where q.reference in (${list})`,
    );
  const until = performance.now() + DELIVERY_MS;
  let rows = await deliveries();
  while (rows.some(({ state }) => state !== "sent") && performance.now() < until) {
    await pause(250);
    rows = await deliveries();
  }
  const quotes = new Set(rows.map(({ quote }) => quote)).size;
  const times = rows.map(({ id }) => mail.taken.get(id) ?? 0);
  const missing = times.filter((number) => number === 0).length;
  const twice = times.filter((number) => number > 1).length;
  const isLost = quotes !== references.length || missing > 0 || rows.some(({ state }) => state !== "sent");
  return {
    what: `Accepted quotes and their e-mails ${when}`,
    measured: `${count(quotes)} of ${count(references.length)} quotes kept, ${count(rows.length - missing)} of ${count(rows.length)} e-mails delivered, ${twice} twice`,
    target: when.includes("kill") ? "all; twice only under the same Message-ID" : "all, each once",
    reached: !isLost && (twice === 0 || when.includes("kill")),
  };
}
