import { CONNECTIONS, compare, compareAtHalfPeak } from "../compare.ts";
import { atFullSpeed } from "../load/load.ts";
import { each } from "../load/requests.ts";
import { searches, take } from "../questions.ts";
import { count, ms, type Row, ratio } from "../report.ts";
import type { Scene } from "../scene.ts";
import type { BareAnswer } from "../servers/bare.ts";
import { fetchRaw } from "../servers/fetch-raw.ts";

const LEAST = 0.3;
const P99_MS = 10;
const SAMPLE = 200;
const WARM_UP = 3;

/** An answer as long as these are on the average. */
async function averageAnswer(port: number, paths: readonly string[]): Promise<BareAnswer> {
  const answers: BareAnswer[] = [];
  for (const path of paths) answers.push(await fetchRaw(port, path, "identity"));
  const mean = answers.reduce((sum, { body }) => sum + body.length, 0) / answers.length;
  const distance = ({ body }: BareAnswer) => Math.abs(body.length - mean);
  return answers.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** Searches of different postcodes and radii, each for the first time. */
async function neverAsked(scene: Scene, what: string, more: string, isTarget: boolean): Promise<Row[]> {
  const { product, seconds } = scene;
  const questions = searches("/api/companies", more);
  const answer = await averageAnswer(product.port, take(questions, SAMPLE));
  const next = each(questions, "identity");
  // What a list takes falls for some ten thousand of them, while V8 compiles what it has seen of them.
  await atFullSpeed({ port: product.port, connections: CONNECTIONS, next, seconds: seconds * WARM_UP });
  const found = await compare({ ...scene, next, answer });
  const busyMs = 1_000 / found.product - 1_000 / found.bare;
  const p99 = await compareAtHalfPeak({ ...scene, next, answer: { ...answer, busyMs } });
  return [
    {
      what: `${what} (${count(answer.body.length)} bytes on the average)`,
      measured: `${ratio(found.ratio)} (${count(found.product)} of ${count(found.bare)} a second)`,
      target: isTarget ? `${LEAST} of the bare server` : "",
      reached: isTarget ? found.ratio >= LEAST : null,
    },
    {
      what: `the same at half its peak rate (${count(p99.perSecond)} a second)`,
      measured: `99th percentile ${ms(p99.product)} (of a bare server that computes for as long ${ms(p99.bare)})`,
      target: `under ${P99_MS} ms`,
      reached: p99.product < P99_MS,
    },
  ];
}

export async function neverAskedSearches(scene: Scene): Promise<Row[]> {
  return [
    ...(await neverAsked(scene, "the same, never asked before: everything found", "", true)),
    ...(await neverAsked(
      scene,
      "never asked before, 20 a page as our screens ask",
      "&page=1&limit=20",
      true,
    )),
  ];
}
