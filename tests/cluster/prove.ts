// Behind "npm run test:cluster": proves what docs/operations.md says of several processes, with real servers on loopback.
import { machine } from "../../bench/machine.ts";
import { markdownTable, type Row, verdict } from "../../bench/report.ts";
import { type Cluster, openCluster } from "./cluster.ts";
import { moveIn } from "./proofs/moving.ts";
import { backUpAndRestore, verifyFiles, watch } from "./proofs/operating.ts";
import { primaryLost } from "./proofs/primary-lost.ts";
import { lagIsSeen, readFromReplica, replicaAway } from "./proofs/replica.ts";
import { editThroughOther, json, shareLimits, shareSessions, startTogether } from "./proofs/together.ts";
import { killOne, rollOver } from "./proofs/under-load.ts";

/** So many requests as load makes no visitor sends. */
const WITHOUT_LIMITS = { RATE_LIMIT_FACTOR: "1000000" };

/** All at once, as after new settings. */
async function startAgain({ apps }: Cluster, settings: NodeJS.ProcessEnv) {
  await Promise.all(apps.map((app) => app.stop()));
  for (const app of apps) app.start(settings);
  await Promise.all(apps.map((app) => app.ready()));
}

async function* proofs(cluster: Cluster): AsyncGenerator<Row> {
  yield await startTogether(cluster);
  cluster.companies = (
    await json<{ id: number }[]>(`${cluster.apps[0].at}/api/companies?quotable=true`)
  ).body.slice(0, 200);
  yield await editThroughOther(cluster);
  yield await shareSessions(cluster);
  yield await shareLimits(cluster);
  yield await readFromReplica(cluster);
  yield await lagIsSeen(cluster);
  yield await replicaAway(cluster);
  await startAgain(cluster, WITHOUT_LIMITS);
  yield* await rollOver(cluster);
  yield* await killOne(cluster);
  yield await watch(cluster);
  yield await backUpAndRestore(cluster);
  yield await moveIn(cluster);
  yield await verifyFiles(cluster);
  yield await primaryLost(cluster);
}

const closing: (() => Promise<unknown>)[] = [];
const started = performance.now();
const rows: Row[] = [];
let cluster: Cluster | undefined;
try {
  cluster = await openCluster(closing);
  for await (const row of proofs(cluster)) {
    console.log(`${verdict(row)}: ${row.what}: ${row.measured}`);
    rows.push(row);
  }
} finally {
  if (process.exitCode || rows.some(({ reached }) => reached === false)) console.log(await cluster?.logs());
  for (const close of closing) await close();
}
console.log(`\n${markdownTable(rows)}\n\n${machine()}`);
console.log(`${Math.round((performance.now() - started) / 1000)} s`);
if (rows.some(({ reached }) => reached === false)) process.exitCode = 1;
