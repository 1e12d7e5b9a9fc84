import { ratePerCpu } from "../compare.ts";
import { circles } from "../growth-questions.ts";
import type { Grown } from "../in-process/growth.ts";
import { runInProcess } from "../in-process/run-in-process.ts";
import { atFullSpeed, median } from "../load/load.ts";
import { each } from "../load/requests.ts";
import { count, ms, type Row } from "../report.ts";
import { startProduct } from "../servers/servers.ts";
import { untilIdle } from "../servers/until-idle.ts";

const CONNECTIONS = 32;
const ROUNDS = 5;
const MOST = { slower: 1.5, bytesEach: 1_500, readySeconds: 15, editMs: 50 };

/** Over HTTP, as visitors search. */
interface Served extends Grown {
  servedMicroseconds: number;
}

/** The same questions to directories of growing size. */
export async function growth(
  database: (name: string) => Promise<string>,
  sizes: readonly number[],
): Promise<Row[]> {
  const grown: Served[] = [];
  for (const size of sizes) {
    const url = await database(`growth_${size}`);
    const one = await runInProcess<Grown>("growth.ts", [String(size)], url);
    grown.push({ ...one, servedMicroseconds: await serve(url, size) });
  }
  const [smallest] = grown;
  return smallest ? grown.flatMap((one) => rowsOf(one, smallest)) : [];
}

/** Of the product's processor time, for one search that was never asked before. */
async function serve(database: string, size: number): Promise<number> {
  const product = await startProduct({ DATABASE_URL: database });
  const next = each(paths(size), "identity");
  const load = { port: product.port, connections: CONNECTIONS, next, seconds: 1 };
  // What is ready goes on tidying its memory for a while.
  await untilIdle(async () => (await product.usage()).cpuSeconds);
  await atFullSpeed(load);
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rates.push((await ratePerCpu(product, load)).rate);
  await product.stop();
  return 1_000_000 / median(rates);
}

function* paths(size: number): Generator<string> {
  for (const { location, radius } of circles(size, 9))
    yield `/api/companies?location=${encodeURIComponent(location)}&radius=${radius}`;
}

function timesSlower(what: string, one: Served, smallest: Served): Row {
  const slower = one.servedMicroseconds / smallest.servedMicroseconds;
  const inProcess = one.searchMicroseconds / smallest.searchMicroseconds;
  return {
    what,
    measured: `${slower.toFixed(2)} times the time of the smallest (${one.servedMicroseconds.toFixed(0)} µs; without HTTP ${one.searchMicroseconds.toFixed(0)} µs, ${inProcess.toFixed(2)} times)`,
    target: `at most ${MOST.slower} times`,
    reached: slower <= MOST.slower,
  };
}

function rowsOf(one: Served, smallest: Served): Row[] {
  const { bytesEach, readySeconds, tidySeconds, editMs } = one;
  const companies = `${count(one.count)} companies`;
  const search = `${companies}: a search that finds ${Math.round(one.found)}, never asked before`;
  return [
    timesSlower(search, one, smallest),
    {
      what: `${companies}: memory`,
      measured: `${count(bytesEach)} bytes a company`,
      target: `under ${count(MOST.bytesEach)}`,
      reached: bytesEach < MOST.bytesEach,
    },
    {
      what: `${companies}: ready`,
      measured: `${readySeconds.toFixed(2)} s to read the directory, then ${tidySeconds.toFixed(1)} s to tidy its memory`,
      target: `under ${MOST.readySeconds} s`,
      reached: readySeconds < MOST.readySeconds,
    },
    {
      what: `${companies}: an edit, from before it is written until it is visible`,
      measured: ms(editMs),
      target: `under ${MOST.editMs} ms`,
      reached: editMs < MOST.editMs,
    },
  ];
}
