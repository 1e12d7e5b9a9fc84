import { CONNECTIONS, compare, compareAtHalfPeak } from "../compare.ts";
import type { HttpBench } from "../http-bench.ts";
import { runAtFullSpeed } from "../load/load.ts";
import { eachOnce } from "../load/requests.ts";
import { count, ms, type Row, ratio } from "../report.ts";
import { searchUrls, take } from "../search-urls.ts";
import type { BareResponse } from "../servers/bare.ts";
import { fetchRaw } from "../servers/fetch-raw.ts";

/** Minimum request rates, as fractions of the rate of the bare server, which sends a response from memory. */
const MIN_WHOLE_LIST = 0.25;
const MIN_PAGE = 0.2;
const MIN_JOB = 0.15;
/** Query parameters of a job: the first 20 companies that deliver or probably deliver, cheapest first. */
const JOB = "&size=6&weeks=3&stands=road&waste=mattress&serves=probably&sort=total&page=1&limit=20";
/** Maximum 99th percentile of the response time, as a multiple of that of a bare server that computes for as long. */
const MAX_P99_RATIO = 3;
/** Number of sampled responses. The bare server sends the one whose size is nearest to the average. */
const SAMPLE = 200;
/** Duration of the warm-up, as a multiple of one measurement. */
const WARM_UP = 3;

/** Requests the paths and returns the response whose length is nearest to the average. */
async function averageResponse(port: number, paths: readonly string[]): Promise<BareResponse> {
  const responses: BareResponse[] = [];
  for (const path of paths) responses.push(await fetchRaw(port, path, "identity"));
  const mean = responses.reduce((sum, { body }) => sum + body.length, 0) / responses.length;
  const distance = ({ body }: BareResponse) => Math.abs(body.length - mean);
  return responses.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** Compares searches that are not in the response cache with the bare server, at full speed and at half the peak rate. */
async function compareUncached(bench: HttpBench, what: string, more: string, min: number): Promise<Row[]> {
  const { product, seconds } = bench;
  const urls = searchUrls("/api/companies", more);
  const bareResponse = await averageResponse(product.port, take(urls, SAMPLE));
  const next = eachOnce(urls, "identity");
  // V8 optimises the code during the first thousands of searches, so the warm-up is not measured.
  await runAtFullSpeed({ port: product.port, connections: CONNECTIONS, next, seconds: seconds * WARM_UP });
  const result = await compare({ ...bench, next, bareResponse });
  const busyMs = 1_000 / result.product - 1_000 / result.bare;
  const p99 = await compareAtHalfPeak({ ...bench, next, bareResponse: { ...bareResponse, busyMs } });
  return [
    {
      what: `${what} (${count(bareResponse.body.length)} bytes on the average)`,
      measured: `${ratio(result.ratio)} (${count(result.product)} of ${count(result.bare)} a second)`,
      target: `${min} of the bare server`,
      reached: result.ratio >= min,
    },
    {
      what: `the same at half its peak rate (${count(p99.perSecond)} a second)`,
      measured: `99th percentile ${ms(p99.product)} (of a bare server that computes for as long ${ms(p99.bare)})`,
      target: `at most ${MAX_P99_RATIO} times the bare server`,
      reached: p99.product <= MAX_P99_RATIO * p99.bare,
    },
  ];
}

/**
 * Measures uncached lists of companies: whole, in pages of 20, and in pages of 20 for a job. Both kinds of pages have facets;
 * the pages for a job also have each company's total price.
 */
export async function measureUncachedSearches(bench: HttpBench): Promise<Row[]> {
  return [
    ...(await compareUncached(bench, "the same, uncached, whole list", "", MIN_WHOLE_LIST)),
    ...(await compareUncached(bench, "uncached, pages of 20", "&page=1&limit=20", MIN_PAGE)),
    ...(await compareUncached(bench, "uncached, pages of 20 for a job", JOB, MIN_JOB)),
  ];
}
