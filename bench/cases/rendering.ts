import { CONNECTIONS, compare, type RateComparison, ratePerCpu } from "../compare.ts";
import type { HttpBench } from "../http-bench.ts";
import { quantile, runAtFullSpeed } from "../load/load.ts";
import { eachOnce, getRequest, sameRequest } from "../load/requests.ts";
import { count, megabytes, ms, type Row, ratio } from "../report.ts";
import { searchUrls } from "../search-urls.ts";
import { fetchRaw } from "../servers/fetch-raw.ts";
import { FIRST_VERSION } from "./first-version.ts";

/**
 * `maxRatio` limits the processor time of 32 concurrent requests for one new page, divided by the processor time of one request
 * for a new page and 31 requests for a cached page.
 */
const SINGLE_FLIGHT = { rounds: 40, maxRatio: 1.5 };
/** Minimum rate, as a multiple of the first version's rate. Both rates are fractions of the bare server's rate. */
const MIN_SPEEDUP = 2.5;
const CRAWLS = 3;
/** Maximum resident memory after the last crawl, divided by the memory after the first crawl. */
const MAX_MEMORY_RATIO = 1.1;

/** The number of demonstration companies. */
const COMPANIES = 4_276;

/** Yields the path of every company page, then the same paths with new query strings. */
function* companyPages(): Generator<string> {
  for (let number = 0; ; number += 1) {
    const round = Math.floor(number / COMPANIES);
    yield `/company/${1 + (number % COMPANIES)}${round > 0 ? `?round=${round}` : ""}`;
  }
}

/** Ids of the demonstration companies on the page that compares five. */
const COMPARED = "19,541,1533,2089,102";

/** The measured kinds of pages. `paths` never yields a path twice. The bare server sends the response of the path `first`. */
const pageKinds = () => [
  { name: "search", paths: searchUrls("/search"), first: "/search?location=Leeds&radius=30" },
  { name: "company", paths: companyPages(), first: "/company/1" },
  { name: "directory", paths: searchUrls("/companies"), first: "/companies" },
  {
    name: "price comparison",
    paths: searchUrls("/price-comparison"),
    first: "/price-comparison?location=Leeds",
  },
  {
    name: "search with a job",
    paths: searchUrls("/search", "&size=6&stands=road&serves=probably"),
    first: "/search?location=Leeds&radius=30&size=6&stands=road&serves=probably",
  },
  {
    name: "map of results",
    paths: searchUrls("/search", "&view=map"),
    first: "/search?location=Leeds&radius=30&view=map",
  },
  {
    name: "compare (five companies)",
    paths: searchUrls("/compare", `&size=6&ids=${COMPARED}`),
    first: `/compare?location=Leeds&size=6&ids=${COMPARED}`,
  },
];

/** Measures pages that are not in the response cache. */
export async function measureNewPages(bench: HttpBench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, paths, first } of pageKinds()) {
    const bareResponse = await fetchRaw(bench.product.port, first, "br");
    const next = eachOnce(paths);
    // V8 compiles a page's code during the first renderings, so these are not measured.
    await runAtFullSpeed({
      port: bench.product.port,
      connections: CONNECTIONS,
      next,
      seconds: bench.seconds,
    });
    const result = await compare({ ...bench, next, bareResponse });
    rows.push(newPageRow(name, result));
  }
  return [...rows, await newTownPages(bench)];
}

/** Compares the result with the first version's. Kinds of pages that the first version did not have get no target. */
function newPageRow(name: string, { ratio: share, product }: RateComparison): Row {
  const what = `${name} page never rendered before`;
  const measured = `${ratio(share)} of bare (${count(product)} a second)`;
  const first = FIRST_VERSION[name];
  if (first === undefined) return { what, measured, target: "", reached: null };
  const faster = share / first;
  return {
    what,
    measured: `${measured}: ${faster.toFixed(1)} times the first version`,
    target: `${MIN_SPEEDUP} times the first version`,
    reached: faster >= MIN_SPEEDUP,
  };
}

/**
 * Requests every town's page once. Only the second half is measured, because V8 compiles the code during the first. The bare
 * server is not measured, because there are too few pages for several rounds.
 */
async function newTownPages({ product }: HttpBench): Promise<Row> {
  const sitemap = (await fetchRaw(product.port, "/sitemap.xml", "identity")).body;
  const towns =
    Buffer.from(sitemap)
      .toString()
      .match(/\/skip-hire\/[a-z-]+/g) ?? [];
  const next = eachOnce(towns);
  const load = { port: product.port, connections: CONNECTIONS, count: Math.floor(towns.length / 2), next };
  await runAtFullSpeed(load);
  const { rate, latencies } = await ratePerCpu(product, load);
  return {
    what: `town page never rendered before (${load.count} of ${towns.length})`,
    measured: `${count(rate)} a second; ${CONNECTIONS} at once: 99th percentile ${ms(quantile(latencies, 0.99))}`,
    target: "",
    reached: null,
  };
}

/**
 * Measures whether concurrent requests for the same uncached page share one rendering. Sending 31 responses on new connections
 * takes longer than rendering a page. Therefore, the same number of requests for the cached page is measured for comparison.
 */
export async function measureSingleFlight({ product }: HttpBench): Promise<Row[]> {
  const paths = searchUrls("/search", "&sort=name");
  const load = { port: product.port, connections: CONNECTIONS };
  const cpuSecondsFor = async (count: number, path: string) => {
    const { rate } = await ratePerCpu(product, { ...load, next: sameRequest(getRequest(path)), count });
    return count / rate;
  };
  let [one, together, oneCached, allCached] = [0, 0, 0, 0];
  for (let round = 0; round < SINGLE_FLIGHT.rounds; round += 1) {
    const [single, shared] = [paths.next().value, paths.next().value];
    one += await cpuSecondsFor(1, single);
    oneCached += await cpuSecondsFor(1, single);
    together += await cpuSecondsFor(CONNECTIONS, shared);
    allCached += await cpuSecondsFor(CONNECTIONS, shared);
  }
  const timesOne = together / one;
  const timesRendering = together / (one + allCached - oneCached);
  return [
    {
      what: `one new page requested by ${CONNECTIONS} at once (single flight)`,
      measured: `${timesRendering.toFixed(2)} times the work of one and ${CONNECTIONS - 1} from the cache (${timesOne.toFixed(1)} times the work of one)`,
      target: `at most ${SINGLE_FLIGHT.maxRatio} times`,
      reached: timesRendering <= SINGLE_FLIGHT.maxRatio,
    },
  ];
}

/**
 * Crawls all company pages (500 with `--quick`) and as many searches, three times. Checks that the memory of evicted responses
 * is freed.
 */
export async function measureCrawl({ product, seconds }: HttpBench): Promise<Row[]> {
  const count = seconds < 1 ? 500 : COMPANIES;
  const load = { port: product.port, connections: 8, count };
  const requests = [companyPages(), searchUrls("/search", "&sort=rating")].map((paths) => eachOnce(paths));
  const resident: number[] = [];
  for (let crawl = 0; crawl < CRAWLS; crawl += 1) {
    for (const next of requests) await runAtFullSpeed({ ...load, next });
    resident.push((await product.usage()).residentBytes);
  }
  const grown = (resident.at(-1) ?? 0) / (resident[0] ?? 1);
  return [
    {
      what: `memory after a crawl of all ${count} company pages and as many searches, after a second and a third`,
      measured: resident.map(megabytes).join(", "),
      target: `bounded: at most ${MAX_MEMORY_RATIO} times as much after the last as after the first`,
      reached: grown <= MAX_MEMORY_RATIO,
    },
  ];
}
