import { CONNECTIONS, ratePerCpu } from "../compare.ts";
import { circles } from "../growth-searches.ts";
import type { Growth } from "../in-process/growth.ts";
import { runInProcess } from "../in-process/run-in-process.ts";
import { atFullSpeed, type Load, median } from "../load/load.ts";
import { each } from "../load/requests.ts";
import { count, ms, type Row } from "../report.ts";
import type { MeasuredProcess } from "../servers/measured-process.ts";
import { startMeasuredProduct } from "../servers/servers.ts";
import { untilIdle } from "../servers/until-idle.ts";

/** Many short rounds spread the load of other processes evenly. */
const ROUNDS = { number: 15, seconds: 0.3 };
const MAX = { timesSlower: 1.5, bytesPerCompany: 2_000, readySeconds: 25, editMs: 50 };

/** The cost of a search over HTTP, in processor time of the product. */
interface Served {
  microseconds: number;
  /** Compared with the smallest directory, which was measured alternately. */
  timesSlower: number;
}

/** A running product with a directory of some size, and uncached searches of it. */
interface Directory {
  product: MeasuredProcess;
  load: Load;
}

/** Runs the same searches in directories of growing size. */
export async function growth(
  database: (name: string) => Promise<string>,
  sizes: readonly number[],
): Promise<Row[]> {
  const grown: (Growth & Served)[] = [];
  let smallest: Directory | null = null;
  for (const size of sizes) {
    const url = await database(`growth_${size}`);
    const one = await runInProcess<Growth>("growth.ts", [String(size)], url);
    const directory = await serve(url, size);
    smallest ??= directory;
    grown.push({ ...one, ...(await searchBoth(smallest, directory)) });
    if (directory !== smallest) await directory.product.stop();
  }
  await smallest?.product.stop();
  const [first] = grown;
  return first ? grown.flatMap((one) => rowsOf(one, first)) : [];
}

async function serve(database: string, size: number): Promise<Directory> {
  const product = await startMeasuredProduct({ DATABASE_URL: database });
  const next = each(paths(size), "identity");
  const load = { port: product.port, connections: CONNECTIONS, next };
  // A loaded product compacts its memory for a while.
  await untilIdle(async () => (await product.usage()).cpuSeconds);
  await atFullSpeed({ ...load, seconds: 1 });
  return { product, load };
}

async function searchBoth(smallest: Directory, other: Directory): Promise<Served> {
  const { seconds } = ROUNDS;
  const microseconds = async ({ product, load }: Directory) =>
    1_000_000 / (await ratePerCpu(product, { ...load, seconds })).rate;
  const rounds: Served[] = [];
  for (let round = 0; round < ROUNDS.number; round += 1) {
    const reference = await microseconds(smallest);
    const taken = other === smallest ? reference : await microseconds(other);
    rounds.push({ microseconds: taken, timesSlower: taken / reference });
  }
  return {
    microseconds: median(rounds.map((round) => round.microseconds)),
    timesSlower: median(rounds.map((round) => round.timesSlower)),
  };
}

function* paths(size: number): Generator<string> {
  for (const { location, radius } of circles(size, 9))
    yield `/api/companies?location=${encodeURIComponent(location)}&radius=${radius}`;
}

function searchRow(what: string, one: Growth & Served, smallest: Growth): Row {
  const { microseconds, timesSlower, searchMicroseconds } = one;
  const inProcess = searchMicroseconds / smallest.searchMicroseconds;
  return {
    what,
    measured: `${timesSlower.toFixed(2)} times the time of the smallest (${microseconds.toFixed(0)} µs; without HTTP ${searchMicroseconds.toFixed(0)} µs, ${inProcess.toFixed(2)} times)`,
    target: `at most ${MAX.timesSlower} times`,
    reached: timesSlower <= MAX.timesSlower,
  };
}

function rowsOf(one: Growth & Served, smallest: Growth): Row[] {
  const { bytesPerCompany, readySeconds, compactionSeconds, editMs } = one;
  const companies = `${count(one.count)} companies`;
  const search = `${companies}: a search that finds ${Math.round(one.found)}, uncached`;
  return [
    searchRow(search, one, smallest),
    {
      what: `${companies}: memory`,
      measured: `${count(bytesPerCompany)} bytes a company`,
      target: `under ${count(MAX.bytesPerCompany)}`,
      reached: bytesPerCompany < MAX.bytesPerCompany,
    },
    {
      what: `${companies}: ready`,
      measured: `${readySeconds.toFixed(2)} s to read the directory, then ${compactionSeconds.toFixed(1)} s to compact its memory`,
      target: `under ${MAX.readySeconds} s`,
      reached: readySeconds < MAX.readySeconds,
    },
    {
      what: `${companies}: an edit, from before it is written until it is visible`,
      measured: ms(editMs),
      target: `under ${MAX.editMs} ms`,
      reached: editMs < MAX.editMs,
    },
  ];
}
