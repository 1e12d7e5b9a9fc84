import { compare } from "../compare.ts";
import type { HttpBench } from "../http-bench.ts";
import { always, type Encoding, getRequest } from "../load/requests.ts";
import { PAGES } from "../public-pages.ts";
import { count, type Row, ratio } from "../report.ts";
import { fetchRaw } from "../servers/fetch-raw.ts";

const SEARCH = "/api/companies?location=Leeds&radius=10";
/** Shares of the bare server's rate. */
const MIN_SEARCH = 0.8;
const MIN_PAGE = 0.75;

/** Compares cached responses with a bare server that sends the same bytes. */
async function compareCached(
  { product, bare, rounds, seconds }: HttpBench,
  path: string,
  encoding: Encoding,
) {
  const answer = await fetchRaw(product.port, path, encoding);
  const next = always(getRequest(path, encoding));
  return { ...(await compare({ product, bare, next, answer, rounds, seconds })), bytes: answer.body.length };
}

export async function cachedSearch(bench: HttpBench): Promise<Row[]> {
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

/** Compares every page. The report shows the slowest and the fastest. */
export async function cachedPages(bench: HttpBench): Promise<Row[]> {
  const ratios: { path: string; ratio: number }[] = [];
  const brief = { ...bench, rounds: Math.min(bench.rounds, 3), seconds: bench.seconds / 2 };
  for (const path of PAGES) ratios.push({ path, ...(await compareCached(brief, path, "br")) });
  ratios.sort((a, b) => a.ratio - b.ratio);
  const [slowest, fastest] = [ratios.at(0), ratios.at(-1)];
  const shown = (one: typeof slowest) => `${ratio(one?.ratio ?? 0)} (\`${one?.path}\`)`;
  return [
    {
      what: `any of ${ratios.length} public pages, cached, brotli, all headers`,
      measured: `${shown(slowest)} to ${shown(fastest)}`,
      target: `${MIN_PAGE} of the bare server`,
      reached: (slowest?.ratio ?? 0) >= MIN_PAGE,
    },
  ];
}
