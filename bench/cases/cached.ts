import { compare } from "../compare.ts";
import { always, type Encoding, getRequest } from "../load/requests.ts";
import { PAGES } from "../public-pages.ts";
import { count, type Row, ratio } from "../report.ts";
import type { Scene } from "../scene.ts";
import { fetchRaw } from "../servers/fetch-raw.ts";

const SEARCH = "/api/companies?location=Leeds&radius=10";
const LEAST_SEARCH = 0.85;
const LEAST_PAGE = 0.6;

/** Answers that were made before: what they cost beside a server that only sends them. */
async function compareCached({ product, bare, rounds, seconds }: Scene, path: string, encoding: Encoding) {
  const answer = await fetchRaw(product.port, path, encoding);
  const next = always(getRequest(path, encoding));
  return { ...(await compare({ product, bare, next, answer, rounds, seconds })), bytes: answer.body.length };
}

export async function cachedSearch(scene: Scene): Promise<Row[]> {
  const rows: Row[] = [];
  for (const encoding of ["identity", "br"] as const) {
    const found = await compareCached(scene, SEARCH, encoding);
    rows.push({
      what: `\`GET ${SEARCH}\`, cached, ${encoding} (${count(found.bytes)} bytes)`,
      measured: `${ratio(found.ratio)} (${count(found.product)} of ${count(found.bare)} a second)`,
      target: `${LEAST_SEARCH} of the bare server`,
      reached: found.ratio >= LEAST_SEARCH,
    });
  }
  return rows;
}

/** Every kind of page; the table shows the slowest of them. */
export async function cachedPages(scene: Scene): Promise<Row[]> {
  const ratios: { path: string; ratio: number }[] = [];
  const brief = { ...scene, rounds: Math.min(scene.rounds, 3), seconds: scene.seconds / 2 };
  for (const path of PAGES) ratios.push({ path, ...(await compareCached(brief, path, "br")) });
  ratios.sort((a, b) => a.ratio - b.ratio);
  const [slowest, fastest] = [ratios.at(0), ratios.at(-1)];
  const shown = (one: typeof slowest) => `${ratio(one?.ratio ?? 0)} (\`${one?.path}\`)`;
  return [
    {
      what: `any of ${ratios.length} public pages, cached, brotli, all headers`,
      measured: `${shown(slowest)} to ${shown(fastest)}`,
      target: `${LEAST_PAGE} of the bare server`,
      reached: (slowest?.ratio ?? 0) >= LEAST_PAGE,
    },
  ];
}
