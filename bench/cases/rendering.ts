import { CONNECTIONS, compare, ratePerCpu } from "../compare.ts";
import type { HttpBench } from "../http-bench.ts";
import { atFullSpeed, quantile } from "../load/load.ts";
import { always, each, getRequest } from "../load/requests.ts";
import { count, megabytes, ms, type Row, ratio } from "../report.ts";
import { searches } from "../search-urls.ts";
import { fetchRaw } from "../servers/fetch-raw.ts";
import { FIRST_VERSION } from "./first-version.ts";

const P99_MS = 250;
const SINGLE_FLIGHT = { rounds: 10, maxTimesOne: 1.5 };
const TIMES_FIRST_VERSION = 2.5;
const CRAWLS = 3;
/** Resident memory after the last crawl, compared with the first. */
const MAX_GROWTH = 1.1;

function* pathsOf(kind: string): Generator<string> {
  for (let number = 1; ; number += 1) yield `${kind}${number}`;
}

const companies = 4_276;

/** Every company's page, then the same pages with ever new query strings. */
function* companyPages(): Generator<string> {
  for (let number = 0; ; number += 1) {
    const round = Math.floor(number / companies);
    yield `/company/${1 + (number % companies)}${round > 0 ? `?round=${round}` : ""}`;
  }
}

/** Each kind of page with endless URLs that were never requested before. */
const kinds = () => [
  { name: "search", paths: searches("/search"), first: "/search?location=Leeds&radius=30" },
  { name: "company", paths: companyPages(), first: "/company/1" },
  { name: "directory", paths: pathsOf("/companies?location=Leeds&radius="), first: "/companies" },
  {
    name: "price comparison",
    paths: searches("/price-comparison"),
    first: "/price-comparison?location=Leeds",
  },
];

export async function newPages(bench: HttpBench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, paths, first } of kinds()) {
    const answer = await fetchRaw(bench.product.port, first, "br");
    const next = each(paths);
    // V8 compiles the code of a page during its first renderings.
    await atFullSpeed({ port: bench.product.port, connections: CONNECTIONS, next, seconds: bench.seconds });
    const found = await compare({ ...bench, next, answer });
    const p99 = quantile(found.latencies, 0.99);
    const faster = found.ratio / FIRST_VERSION[name as keyof typeof FIRST_VERSION];
    rows.push(
      {
        what: `${name} page never rendered before`,
        measured: `${ratio(found.ratio)} of bare (${count(found.product)} a second): ${faster.toFixed(1)} times the first version`,
        target: `${TIMES_FIRST_VERSION} times the first version`,
        reached: faster >= TIMES_FIRST_VERSION,
      },
      {
        what: `the same, ${CONNECTIONS} at once`,
        measured: `99th percentile ${ms(p99)}`,
        target: `under ${P99_MS} ms`,
        reached: p99 < P99_MS,
      },
    );
  }
  return rows;
}

/** Concurrent requests for the same new page must share one rendering. */
export async function singleFlight({ product }: HttpBench): Promise<Row[]> {
  const paths = searches("/search", "&sort=name");
  const load = { port: product.port, connections: CONNECTIONS };
  const spent = async (count: number, path: string) => {
    const { rate } = await ratePerCpu(product, { ...load, next: always(getRequest(path)), count });
    return count / rate;
  };
  let [alone, together] = [0, 0];
  for (let round = 0; round < SINGLE_FLIGHT.rounds; round += 1) {
    alone += await spent(1, paths.next().value);
    together += await spent(CONNECTIONS, paths.next().value);
  }
  return [
    {
      what: `one new page requested by ${CONNECTIONS} at once (single flight)`,
      measured: `${(together / alone).toFixed(1)} times the work of one`,
      target: `at most ${SINGLE_FLIGHT.maxTimesOne} times`,
      reached: together / alone <= SINGLE_FLIGHT.maxTimesOne,
    },
  ];
}

/** Requests every company and as many searches three times, so that evicted responses must leave the memory. */
export async function crawl({ product, seconds }: HttpBench): Promise<Row[]> {
  const count = seconds < 1 ? 500 : companies;
  const load = { port: product.port, connections: 8, count };
  const kinds = [companyPages(), searches("/search", "&sort=rating")].map((paths) => each(paths));
  const resident: number[] = [];
  for (let crawl = 0; crawl < CRAWLS; crawl += 1) {
    for (const next of kinds) await atFullSpeed({ ...load, next });
    resident.push((await product.usage()).residentBytes);
  }
  const grown = (resident.at(-1) ?? 0) / (resident[0] ?? 1);
  return [
    {
      what: `memory after a crawl of all ${count} company pages and as many searches, after a second and a third`,
      measured: resident.map(megabytes).join(", "),
      target: `bounded: at most ${MAX_GROWTH} times as much after the last as after the first`,
      reached: grown <= MAX_GROWTH,
    },
  ];
}
