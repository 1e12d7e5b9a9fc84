import { eachOnce, getRequest, median, type RequestEncoding, ratePerCpu } from "../load.ts";
import { type BenchOptions, type MeasuredPair, measureRates } from "../pair.ts";
import type { Row } from "../report.ts";
import { searchPaths } from "../search-paths.ts";
import { type MeasuredServer, startBare } from "../servers.ts";

const CONNECTIONS = 32;

/** The lowest allowed rate of cached responses, as a fraction of the rate of a bare server that sends the same body. */
const MIN_OF_BARE = 0.65;
const CACHED: readonly (readonly [path: string, encoding: RequestEncoding])[] = [
  ["/api/companies?location=Leeds&radius=10", "identity"],
  ["/api/companies?location=Leeds&radius=10", "br"],
  ["/search?location=Leeds&radius=30", "br"],
  ["/company/1", "br"],
];

export async function measureCached(
  { product }: MeasuredPair,
  { rounds, seconds }: BenchOptions,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [path, encoding] of CACHED) {
    const bare = await startBare(product.port, path, encoding);
    const load = { connections: CONNECTIONS, next: () => getRequest(path, encoding), seconds };
    const ratios: number[] = [];
    for (let round = 0; round <= rounds; round += 1)
      ratios.push((await ratePerCpu(product, load)) / (await ratePerCpu(bare, load)));
    await bare.stop();
    // The first round does not count, because V8 compiles the code during it.
    const ratio = median(ratios.slice(1));
    rows.push({
      what: `\`${path}\`, cached, ${encoding}`,
      measured: `${ratio.toFixed(2)} of a bare server`,
      target: `${MIN_OF_BARE}`,
      reached: ratio >= MIN_OF_BARE,
    });
  }
  return rows;
}

/** A query for the first 20 companies that deliver or probably deliver, cheapest first. */
const JOB = "&size=6&weeks=3&stands=road&waste=mattress&serves=probably&sort=total&page=1&limit=20";
const LISTS = { "whole list": "", "page of 20": "&page=1&limit=20", "page of 20 for a job": JOB };
const MIN_LIST = 0.3;

export async function measureUncached(pair: MeasuredPair, { rounds, seconds }: BenchOptions): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, more] of Object.entries(LISTS)) {
    const prepare = async (server: MeasuredServer) => {
      const next = eachOnce(searchPaths("/api/companies", more), "identity");
      return () => ratePerCpu(server, { connections: CONNECTIONS, next, seconds });
    };
    rows.push(await measureRates(pair, { what: `${name}, uncached`, rounds, min: MIN_LIST }, prepare));
  }
  return rows;
}

function* companyPages(): Generator<string> {
  for (let id = 1; id <= 4_276; id += 1) yield `/company/${id}`;
}

async function townPages({ port }: MeasuredServer): Promise<Iterator<string>> {
  const sitemap = await (await fetch(`http://127.0.0.1:${port}/sitemap.xml`)).text();
  return (sitemap.match(/\/skip-hire\/[a-z-]+/g) ?? []).values();
}

const PAGES: Record<string, (server: MeasuredServer) => Promise<Iterator<string>>> = {
  search: async () => searchPaths("/search"),
  "search with a job": async () => searchPaths("/search", "&size=6&stands=road&serves=probably"),
  company: async () => companyPages(),
  directory: async () => searchPaths("/companies"),
  town: townPages,
};
const MIN_PAGE = 1;
/** At most a tenth of the number of town pages, because each of up to ten rounds requests new pages. */
const PAGES_PER_ROUND = 25;

export async function measurePages(pair: MeasuredPair, { rounds }: BenchOptions): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, pathsOf] of Object.entries(PAGES)) {
    const prepare = async (server: MeasuredServer) => {
      const next = eachOnce(await pathsOf(server));
      return () => ratePerCpu(server, { connections: CONNECTIONS, next, count: PAGES_PER_ROUND });
    };
    const what = `${name} page never rendered before`;
    rows.push(await measureRates(pair, { what, rounds, min: MIN_PAGE }, prepare));
  }
  return rows;
}
