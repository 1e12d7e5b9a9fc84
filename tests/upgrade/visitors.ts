import { setTimeout as pause } from "node:timers/promises";

interface Visits {
  reads: number;
  writes: number;
  slowestMs: number;
  /** One line for each request that got another status than expected, or no response. */
  failures: string[];
}

const READS = ["/", "/search?location=Leeds", "/api/companies?location=M1&page=1"];
const PAUSE_MS = 10;

/** Starts a client of one process. Until `stop` is called, it reads pages and a receipt and sends leads and quote requests. */
export function startVisitors(url: string, receipt: string, companyId: number) {
  const visits: Visits = { reads: 0, writes: 0, slowestMs: 0, failures: [] };
  let isStopping = false;

  async function visit(path: string, expected: number, body?: object) {
    const started = performance.now();
    const init = body && { method: "POST", body: JSON.stringify(body) };
    const response = await fetch(url + path, init).catch((error: Error) => error);
    const status = response instanceof Error ? response.message : response.status;
    const text = response instanceof Error ? "" : await response.text();
    visits.slowestMs = Math.max(visits.slowestMs, performance.now() - started);
    if (status !== expected) visits.failures.push(`${path}: ${status} ${text.slice(0, 200)}`);
    else if (body) visits.writes += 1;
    else visits.reads += 1;
  }

  async function run() {
    for (let round = 0; !isStopping; round += 1) {
      for (const path of [...READS, `/api${receipt}`]) await visit(path, 200);
      await visit("/api/leads", 201, lead(round));
      await visit("/api/quotes", 201, quote(new URL(url).port, round, companyId));
      await pause(PAUSE_MS);
    }
  }

  const running = run();
  return {
    visits,
    async stop(): Promise<Visits> {
      isStopping = true;
      await running;
      return visits;
    },
  };
}

const lead = (round: number) => ({
  ...{ name: "Bill Skipton", email: `bill${round}@skips.example`, phone: "020 7946 0124" },
  companyName: `Skipton Skips ${round}`,
});

const quote = (port: string, round: number, id: number) => ({
  ...{ name: "Ann Other", email: `visitor.${port}.${round}@home.example`, phone: "020 7946 0123" },
  ...{ location: "Leeds", wasteType: "mixed", skipSize: "builder-6-yard", hireLength: "1-week" },
  companies: [{ id }],
});
