import { compare } from "../compare.ts";
import type { HttpBench } from "../http-bench.ts";
import { getRequest, type RequestEncoding, sameRequest } from "../load/requests.ts";
import { PAGE_PATHS } from "../public-pages.ts";
import { count, type Row, ratio } from "../report.ts";
import { fetchRaw } from "../servers/fetch-raw.ts";

const SEARCH = "/api/companies?location=Leeds&radius=10";
/** Minimum request rates, as fractions of the rate of the bare server, which sends the same body from memory. */
const MIN_SEARCH = 0.8;
const MIN_PAGE = 0.75;
/** The number of pages that are measured again: the slowest ones of the first measurement. */
const MEASURED_AGAIN = 5;

/** Compares the product, which sends a cached response, with a bare server that sends the same body with fewer headers. */
async function compareCached(
  { product, bare, rounds, seconds }: HttpBench,
  path: string,
  encoding: RequestEncoding,
) {
  const bareResponse = await fetchRaw(product.port, path, encoding);
  const next = sameRequest(getRequest(path, encoding));
  return {
    ...(await compare({ product, bare, next, bareResponse, rounds, seconds })),
    bytes: bareResponse.body.length,
  };
}

/** Measures a cached list of companies, uncompressed and with Brotli. */
export async function measureCachedSearch(bench: HttpBench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const encoding of ["identity", "br"] as const) {
    const found = await compareCached(bench, SEARCH, encoding);
    rows.push({
      what: `\`GET ${SEARCH}\`, cached, ${encoding} (${count(found.bytes)} bytes)`,
      measured: `${ratio(found.ratio)} (${count(found.product)} of ${count(found.bare)} a second)`,
      target: `${MIN_SEARCH} of the bare server`,
      reached: found.ratio >= MIN_SEARCH,
    });
  }
  return rows;
}

/**
 * Measures one page of each indexed kind from the cache. The report shows the slowest and the fastest page. The slowest of many
 * short measurements is usually one that other load disturbed, so the slowest five are measured again at full length.
 */
export async function measureCachedPages(bench: HttpBench): Promise<Row[]> {
  const measure = async (path: string, options: HttpBench) => ({
    path,
    ratio: (await compareCached(options, path, "br")).ratio,
  });
  const brief = { ...bench, rounds: Math.min(bench.rounds, 3), seconds: bench.seconds / 2 };
  const pages: { path: string; ratio: number }[] = [];
  for (const path of PAGE_PATHS) pages.push(await measure(path, brief));
  pages.sort((a, b) => a.ratio - b.ratio);
  for (const [at, { path }] of pages.slice(0, MEASURED_AGAIN).entries())
    pages[at] = await measure(path, bench);
  pages.sort((a, b) => a.ratio - b.ratio);
  const [slowest, fastest] = [pages.at(0), pages.at(-1)];
  const describe = (one: typeof slowest) => `${ratio(one?.ratio ?? 0)} (\`${one?.path}\`)`;
  return [
    {
      what: `any of ${pages.length} public pages, cached, brotli, all headers`,
      measured: `${describe(slowest)} to ${describe(fastest)}`,
      target: `${MIN_PAGE} of the bare server`,
      reached: (slowest?.ratio ?? 0) >= MIN_PAGE,
    },
  ];
}
