import { CONNECTIONS, compare, ratePerCpu } from "../compare.ts";
import { atFullSpeed, quantile } from "../load/load.ts";
import { always, each, getRequest } from "../load/requests.ts";
import { searches } from "../questions.ts";
import { count, megabytes, ms, type Row, ratio } from "../report.ts";
import type { Scene } from "../scene.ts";
import { fetchRaw } from "../servers/fetch-raw.ts";
import { FIRST_VERSION } from "./first-version.ts";

const P99_MS = 250;
const ONE_FLIGHT = { rounds: 10, least: 0.8 };
const TIMES_FASTER = 2;
const CRAWLS = 3;
/** What crawls may add once one has filled the cache. */
const MOST_GROWTH = 1.1;

function* pathsOf(kind: string): Generator<string> {
  for (let number = 1; ; number += 1) yield `${kind}${number}`;
}

const companies = 4_276;

/** Every company's page, then each again under an address of its own. */
function* companyPages(): Generator<string> {
  for (let number = 0; ; number += 1) {
    const round = Math.floor(number / companies);
    yield `/company/${1 + (number % companies)}${round > 0 ? `?round=${round}` : ""}`;
  }
}

/** Pages that nobody has asked for before, each kind with endless different ones. */
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

export async function newPages(scene: Scene): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, paths, first } of kinds()) {
    const answer = await fetchRaw(scene.product.port, first, "br");
    const next = each(paths);
    // The first renderings of a kind are compiled while they run.
    await atFullSpeed({ port: scene.product.port, connections: CONNECTIONS, next, seconds: scene.seconds });
    const found = await compare({ ...scene, next, answer });
    const p99 = quantile(found.latencies, 0.99);
    const faster = found.ratio / FIRST_VERSION[name as keyof typeof FIRST_VERSION];
    rows.push(
      {
        what: `${name} page never rendered before`,
        measured: `${ratio(found.ratio)} of bare (${count(found.product)} a second): ${faster.toFixed(1)} times the first version`,
        target: `${TIMES_FASTER} times the first version`,
        reached: faster >= TIMES_FASTER,
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

/** Many who ask for the same new page at once cost little more than one. */
export async function singleFlight({ product }: Scene): Promise<Row[]> {
  const paths = searches("/search", "&sort=name");
  const load = { port: product.port, connections: CONNECTIONS };
  const spent = async (count: number, path: string) => {
    const { rate } = await ratePerCpu(product, { ...load, next: always(getRequest(path)), count });
    return count / rate;
  };
  let [alone, together] = [0, 0];
  for (let round = 0; round < ONE_FLIGHT.rounds; round += 1) {
    alone += await spent(1, paths.next().value);
    together += await spent(CONNECTIONS, paths.next().value);
  }
  const each = alone / (together / CONNECTIONS);
  return [
    {
      what: `one new page asked for by ${CONNECTIONS} at once (single flight)`,
      measured: `${(together / alone).toFixed(1)} times the work of one`,
      target: "the work of one, and of sending",
      reached: each >= CONNECTIONS / 4,
    },
  ];
}

/** Every company and as many searches, over and over: what the cache drops has to leave the memory too. */
export async function crawl({ product, seconds }: Scene): Promise<Row[]> {
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
      target: `bounded: at most ${MOST_GROWTH} times as much after the last as after the first`,
      reached: grown <= MOST_GROWTH,
    },
  ];
}
