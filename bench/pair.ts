import { median } from "./load.ts";
import { count, type Row } from "./report.ts";
import { type MeasuredServer, startMeasured } from "./servers.ts";

export interface BenchOptions {
  emptyDatabase(name: string): Promise<string>;
  againstFolder: string | null;
  rounds: number;
  seconds: number;
}

/** `against` is the build of the option `--against`, null without the option. Each build has a database of its own. */
export interface MeasuredPair {
  product: MeasuredServer;
  against: MeasuredServer | null;
}

export async function withPair<Result>(
  options: BenchOptions,
  work: (pair: MeasuredPair) => Promise<Result>,
  env: NodeJS.ProcessEnv = {},
): Promise<Result> {
  const { emptyDatabase, againstFolder } = options;
  const product = await startMeasured(await emptyDatabase("product"), null, env);
  const against = againstFolder
    ? await startMeasured(await emptyDatabase("against"), againstFolder, env)
    : null;
  try {
    return await work({ product, against });
  } finally {
    await Promise.all([product.stop(), against?.stop()]);
  }
}

/**
 * Measures the two servers in turn, so that other load on the machine affects both equally. `prepare` returns a function that
 * measures one server once. The first measurements do not count, because V8 compiles the code during them. `min` is the lowest
 * allowed ratio to the rate of the other server.
 */
export async function measureRates(
  { product, against }: MeasuredPair,
  { what, rounds, min }: { what: string; rounds: number; min: number },
  prepare: (server: MeasuredServer) => Promise<() => Promise<number>>,
): Promise<Row> {
  const measureProduct = await prepare(product);
  const measureAgainst = against && (await prepare(against));
  await measureProduct();
  await measureAgainst?.();
  const rates: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const other = await measureAgainst?.();
    const own = await measureProduct();
    rates.push(own);
    if (other) ratios.push(own / other);
  }
  const measured = `${count(median(rates))} a second`;
  if (ratios.length === 0) return { what, measured, target: "", reached: null };
  const times = median(ratios);
  return {
    what,
    measured: `${measured}, ${times.toFixed(2)} times the other build`,
    target: `${min} times`,
    reached: times >= min,
  };
}
