import { rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { queryRows } from "../../tests/harness/database.ts";
import type { Timing } from "../in-process/requests.ts";
import { runInProcess } from "../in-process/run-in-process.ts";
import { count, megabytes, ms, type Row } from "../report.ts";
import { startDebianPostgres } from "../servers/debian-postgres.ts";
import { startMeasuredProduct } from "../servers/servers.ts";

const REQUESTS = { full: 1_000_000, quick: 20_000 };

/**
 * Measures what can become slower with more quote requests: reads for the administrator, a company and a customer, writes,
 * regular jobs, the search for personal data, the backup and the start.
 */
export async function measureRequests({ isQuick }: { isQuick: boolean }): Promise<Row[]> {
  const number = isQuick ? REQUESTS.quick : REQUESTS.full;
  const server = await startDebianPostgres();
  const row = (what: string, measured: string): Row => ({
    what: `${count(number)} requests: ${what}`,
    measured,
    target: "",
    reached: null,
  });
  try {
    const timings = await runInProcess<Timing[]>("requests.ts", [String(number)], server.url);
    const [size] = await queryRows<{ bytes: string }>(
      server.url,
      "select pg_database_size(current_database()) as bytes",
    );
    const dump = join(tmpdir(), `skip-finder-bench-${process.pid}.dump`);
    const dumpMs = await msOf(() => server.run("pg_dump", ["-N", "pgboss", "-Fc", "-f", dump, server.url]));
    const dumpBytes = statSync(dump).size;
    rmSync(dump);
    const { startMs, residentBytes } = await startOn(server.url);
    return [
      ...timings.map(({ what, ms: middle, longestMs }) =>
        row(what, `median ${ms(middle)}, longest ${ms(longestMs)}`),
      ),
      row("the database", megabytes(Number(size?.bytes))),
      row("a backup with pg_dump", `${ms(dumpMs)}, ${megabytes(dumpBytes)}`),
      row("the product's start; its memory", `${ms(startMs)}; ${megabytes(residentBytes)}`),
    ];
  } finally {
    await server.stop();
  }
}

async function msOf(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function startOn(databaseUrl: string) {
  const began = performance.now();
  const product = await startMeasuredProduct({ DATABASE_URL: databaseUrl });
  const startMs = performance.now() - began;
  const { residentBytes } = await product.usage();
  await product.stop();
  return { startMs, residentBytes };
}
