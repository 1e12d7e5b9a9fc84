import type { Grown } from "../in-process/growth.ts";
import { runInProcess } from "../in-process/run-in-process.ts";
import { count, ms, type Row } from "../report.ts";

const MOST = { slower: 1.5, bytesEach: 1_500, readySeconds: 15, editMs: 50 };

/** The same questions to directories of growing size. */
export async function growth(
  database: (name: string) => Promise<string>,
  sizes: readonly number[],
): Promise<Row[]> {
  const grown: Grown[] = [];
  for (const size of sizes) {
    const url = await database(`growth_${size}`);
    grown.push(await runInProcess<Grown>("growth.ts", [String(size)], url));
  }
  const [smallest] = grown;
  return smallest ? grown.flatMap((one) => rowsOf(one, smallest)) : [];
}

function timesSlower(what: string, microseconds: number, smallest: number): Row {
  const slower = microseconds / smallest;
  return {
    what,
    measured: `${slower.toFixed(2)} times the time of the smallest (${microseconds.toFixed(0)} µs)`,
    target: `at most ${MOST.slower} times`,
    reached: slower <= MOST.slower,
  };
}

function rowsOf(one: Grown, smallest: Grown): Row[] {
  const { bytesEach, readySeconds, editMs } = one;
  const companies = `${count(one.count)} companies`;
  const search = `${companies}: a search that finds ${Math.round(one.found)}, in process, and its answer as JSON`;
  return [
    timesSlower(search, one.searchMicroseconds, smallest.searchMicroseconds),
    {
      what: `${companies}: memory`,
      measured: `${count(bytesEach)} bytes a company`,
      target: `under ${count(MOST.bytesEach)}`,
      reached: bytesEach < MOST.bytesEach,
    },
    {
      what: `${companies}: ready`,
      measured: `${readySeconds.toFixed(2)} s to read the directory`,
      target: `under ${MOST.readySeconds} s`,
      reached: readySeconds < MOST.readySeconds,
    },
    {
      what: `${companies}: an edit, from before it is written until it is visible`,
      measured: ms(editMs),
      target: `under ${MOST.editMs} ms`,
      reached: editMs < MOST.editMs,
    },
  ];
}
