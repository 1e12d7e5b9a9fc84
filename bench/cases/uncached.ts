import { CONNECTIONS, compare, compareAtHalfPeak } from "../compare.ts";
import type { HttpBench } from "../http-bench.ts";
import { atFullSpeed } from "../load/load.ts";
import { each } from "../load/requests.ts";
import { count, ms, type Row, ratio } from "../report.ts";
import { searches, take } from "../search-urls.ts";
import type { BareAnswer } from "../servers/bare.ts";
import { fetchRaw } from "../servers/fetch-raw.ts";

/** Shares of the bare server's rate. */
const MIN_WHOLE_LIST = 0.25;
const MIN_PAGE = 0.2;
/** How many times the p99 of a bare server that computes for as long. */
const MAX_P99_RATIO = 3;
const SAMPLE = 200;
const WARM_UP = 3;

/** The response whose length is nearest to the average of these paths. */
async function averageAnswer(port: number, paths: readonly string[]): Promise<BareAnswer> {
  const answers: BareAnswer[] = [];
  for (const path of paths) answers.push(await fetchRaw(port, path, "identity"));
  const mean = answers.reduce((sum, { body }) => sum + body.length, 0) / answers.length;
  const distance = ({ body }: BareAnswer) => Math.abs(body.length - mean);
  return answers.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** Compares searches whose URL was never requested before. */
async function compareUncached(bench: HttpBench, what: string, more: string, min: number): Promise<Row[]> {
  const { product, seconds } = bench;
  const questions = searches("/api/companies", more);
  const answer = await averageAnswer(product.port, take(questions, SAMPLE));
  const next = each(questions, "identity");
  // V8 optimises the code during the first ten thousand lists.
  await atFullSpeed({ port: product.port, connections: CONNECTIONS, next, seconds: seconds * WARM_UP });
  const found = await compare({ ...bench, next, answer });
  const busyMs = 1_000 / found.product - 1_000 / found.bare;
  const p99 = await compareAtHalfPeak({ ...bench, next, answer: { ...answer, busyMs } });
  return [
    {
      what: `${what} (${count(answer.body.length)} bytes on the average)`,
      measured: `${ratio(found.ratio)} (${count(found.product)} of ${count(found.bare)} a second)`,
      target: `${min} of the bare server`,
      reached: found.ratio >= min,
    },
    {
      what: `the same at half its peak rate (${count(p99.perSecond)} a second)`,
      measured: `99th percentile ${ms(p99.product)} (of a bare server that computes for as long ${ms(p99.bare)})`,
      target: `at most ${MAX_P99_RATIO} times the bare server`,
      reached: p99.product <= MAX_P99_RATIO * p99.bare,
    },
  ];
}

export async function uncachedSearches(bench: HttpBench): Promise<Row[]> {
  return [
    ...(await compareUncached(bench, "the same, uncached, whole list", "", MIN_WHOLE_LIST)),
    ...(await compareUncached(bench, "uncached, pages of 20", "&page=1&limit=20", MIN_PAGE)),
  ];
}
