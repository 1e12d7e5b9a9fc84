import { CONNECTIONS, ratePerCpu } from "../compare.ts";
import { growthSearches } from "../growth-searches.ts";
import type { Growth } from "../in-process/growth.ts";
import { runInProcess } from "../in-process/run-in-process.ts";
import { type LoadOptions, median, runAtFullSpeed } from "../load/load.ts";
import { eachOnce } from "../load/requests.ts";
import { count, megabytes, ms, type Row } from "../report.ts";
import { fetchRaw } from "../servers/fetch-raw.ts";
import type { MeasuredProcess } from "../servers/measured-process.ts";
import { startMeasuredProduct } from "../servers/servers.ts";
import { waitUntilIdle } from "../servers/wait-until-idle.ts";

/** Many short rounds spread the load of other processes evenly over all directories. */
const ROUNDS = { number: 15, seconds: 0.3 };
const MAX = { timesSlower: 1.5, bytesPerCompany: 2_500, readySeconds: 25, editMs: 50 };

/** The cost of a search over HTTP, in processor time of the product. */
interface HttpSearchCost {
  microseconds: number;
  /** `microseconds` divided by that of the smallest directory, measured alternately; the median of the rounds. */
  timesSlower: number;
}

/** Paths of responses with many companies. The benchmark measures the first request for each. */
const WHOLE_ANSWERS = {
  "a town's page": "/skip-hire/leeds",
  sitemap: "/sitemap.xml",
  "companies.csv": "/data/companies.csv",
};

/** A running product and the uncached searches that the benchmark sends to it. */
interface Directory {
  product: MeasuredProcess;
  load: LoadOptions;
  startSeconds: number;
}

/** Measures searches, memory, start time, edits and large responses with directories of increasing size. */
export async function measureGrowth(
  database: (name: string) => Promise<string>,
  sizes: readonly number[],
): Promise<Row[]> {
  const grown: (Growth & HttpSearchCost & WholeAnswers)[] = [];
  let smallest: Directory | null = null;
  for (const size of sizes) {
    const url = await database(`growth_${size}`);
    const one = await runInProcess<Growth>("growth.ts", [String(size)], url);
    const directory = await startDirectory(url, size);
    smallest ??= directory;
    grown.push({
      ...one,
      ...(await compareSearches(smallest, directory)),
      ...(await measureWhole(directory)),
    });
    if (directory !== smallest) await directory.product.stop();
  }
  await smallest?.product.stop();
  const [first] = grown;
  return first ? grown.flatMap((one) => rowsOf(one, first)) : [];
}

async function startDirectory(database: string, size: number): Promise<Directory> {
  const started = performance.now();
  const product = await startMeasuredProduct({ DATABASE_URL: database });
  const startSeconds = (performance.now() - started) / 1_000;
  const next = eachOnce(paths(size), "identity");
  const load = { port: product.port, connections: CONNECTIONS, next };
  // After the start, the product compacts its memory in the background. Wait until that is done.
  await waitUntilIdle(async () => (await product.usage()).cpuSeconds);
  await runAtFullSpeed({ ...load, seconds: 1 });
  return { product, load, startSeconds };
}

async function compareSearches(smallest: Directory, other: Directory): Promise<HttpSearchCost> {
  const { seconds } = ROUNDS;
  const microseconds = async ({ product, load }: Directory) =>
    1_000_000 / (await ratePerCpu(product, { ...load, seconds })).rate;
  const rounds: HttpSearchCost[] = [];
  for (let round = 0; round < ROUNDS.number; round += 1) {
    const reference = await microseconds(smallest);
    const measured = other === smallest ? reference : await microseconds(other);
    rounds.push({ microseconds: measured, timesSlower: measured / reference });
  }
  return {
    microseconds: median(rounds.map((round) => round.microseconds)),
    timesSlower: median(rounds.map((round) => round.timesSlower)),
  };
}

interface WholeAnswers {
  startSeconds: number;
  residentBytes: number;
  firstMs: [what: string, milliseconds: number, bytes: number][];
}

async function measureWhole({ product, startSeconds }: Directory): Promise<WholeAnswers> {
  const { residentBytes } = await product.usage();
  const firstMs: WholeAnswers["firstMs"] = [];
  for (const [what, path] of Object.entries(WHOLE_ANSWERS)) {
    const began = performance.now();
    const { body } = await fetchRaw(product.port, path, "identity");
    firstMs.push([what, performance.now() - began, body.length]);
  }
  return { startSeconds, residentBytes, firstMs };
}

function* paths(size: number): Generator<string> {
  for (const { location, radius } of growthSearches(size, 9))
    yield `/api/companies?location=${encodeURIComponent(location)}&radius=${radius}`;
}

function searchRow(what: string, one: Growth & HttpSearchCost, smallest: Growth): Row {
  const { microseconds, timesSlower, searchMicroseconds } = one;
  const inProcess = searchMicroseconds / smallest.searchMicroseconds;
  return {
    what,
    measured: `${timesSlower.toFixed(2)} times the time of the smallest (${microseconds.toFixed(0)} µs; without HTTP ${searchMicroseconds.toFixed(0)} µs, ${inProcess.toFixed(2)} times)`,
    target: `at most ${MAX.timesSlower} times`,
    reached: timesSlower <= MAX.timesSlower,
  };
}

function rowsOf(one: Growth & HttpSearchCost & WholeAnswers, smallest: Growth): Row[] {
  const { bytesPerCompany, readySeconds, compactionSeconds, editMs, startSeconds, residentBytes, firstMs } =
    one;
  const companies = `${count(one.count)} companies`;
  const search = `${companies}: a search that finds ${Math.round(one.found)}, uncached`;
  return [
    searchRow(search, one, smallest),
    {
      what: `${companies}: memory, with prices and areas`,
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
    {
      what: `${companies}: start of the product; its memory`,
      measured: `${startSeconds.toFixed(1)} s; ${megabytes(residentBytes)}`,
      target: "",
      reached: null,
    },
    {
      what: `${companies}: the first answer of its kind`,
      measured: firstMs.map(([what, took, bytes]) => `${what} ${ms(took)} (${megabytes(bytes)})`).join(", "),
      target: "",
      reached: null,
    },
  ];
}
