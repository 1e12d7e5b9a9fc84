import { readFile } from "node:fs/promises";
import pg from "pg";
import { adminToken } from "../../tests/harness/admin-token.ts";
import { quantile, runAtFullSpeed } from "../load/load.ts";
import { getRequest, postRequest, sameRequest } from "../load/requests.ts";
import { count, ms, type Row } from "../report.ts";
import { startMeasuredProduct } from "../servers/servers.ts";

const REQUESTS = 100_000;
const MAX_MS = 200;

/** Paths of the API calls of the administrator's pages. Each key is the name of the call in the report. */
const READS = {
  "the work queue": "/api/work",
  "requests, newest first": "/api/quotes?limit=20",
  "requests, after half of them": "/api/quotes?limit=20&before=1050000",
  "the log": "/api/changes",
  "the log, page 1,000": "/api/changes?page=1000",
  "the log of a company's name": "/api/changes?search=ridge",
  "the log of telephone numbers": "/api/changes?what=phone",
  "the log of reviews": "/api/changes?what=reviews",
  "the log of what companies changed": "/api/changes?by=company",
};

const SEARCHES = {
  "requests of a customer's name": { text: "marsh" },
  "requests of an email address": { text: "ann.777@customers.example" },
  "requests of a reference": { text: "sf-x523-49" },
  "requests of a part of a reference": { text: "x523-4" },
  "requests of a telephone number": { text: "+44 7700 900123" },
  "requests of a company": { text: "ridge" },
  "requests of a place": { text: "norwich" },
  "requests of a word that nothing contains": { text: "zzyzx" },
  "requests nobody answered": { filter: "unanswered" },
  "requests withdrawn": { filter: "withdrawn" },
  "requests with a failed email": { filter: "failed" },
};

/** Measures the API calls of the administrator's pages one at a time, with 100,000 quote requests in the database. */
export async function measureDesk(database: string, { isQuick }: { isQuick: boolean }): Promise<Row[]> {
  const product = await startMeasuredProduct({ DATABASE_URL: database });
  try {
    await fill(database);
    const authorization = `Authorization: Bearer ${await adminToken(`http://127.0.0.1:${product.port}`)}\r\n`;
    const find = (path: string, body: object) => postRequest(path, body, authorization);
    const calls: [string, string][] = [
      ...Object.entries(READS).map(([what, path]): [string, string] => [
        what,
        getRequest(path, "br", authorization),
      ]),
      ...Object.entries(SEARCHES).map(([what, search]): [string, string] => [
        what,
        find("/api/quotes/search", { ...search, limit: 20 }),
      ]),
    ];
    const rows: Row[] = [];
    for (const [what, request] of calls) rows.push(await measure(product.port, what, request, isQuick));
    // This call is made a few times a year. It has no target, because it searches every column that can contain typed text.
    for (const contact of ["07700 900123", "ann.777@customers.example"]) {
      const request = find("/api/personal-data/find", { contact });
      const row = await measure(product.port, `personal data of ${contact}`, request, true);
      rows.push({ ...row, target: "", reached: null });
    }
    return rows;
  } finally {
    await product.stop();
  }
}

async function measure(port: number, what: string, request: string, isQuick: boolean): Promise<Row> {
  const load = { port, connections: 1, next: sameRequest(request) };
  await runAtFullSpeed({ ...load, count: 3 });
  const { latencies } = await runAtFullSpeed({ ...load, count: isQuick ? 20 : 200 });
  const [middle, slowest] = [quantile(latencies, 0.5), quantile(latencies, 0.99)];
  return {
    what: `${count(REQUESTS)} requests: ${what}`,
    measured: `${ms(slowest)} at the 99th percentile, median ${ms(middle)}`,
    target: `under ${MAX_MS} ms`,
    reached: slowest < MAX_MS,
  };
}

async function fill(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const script = await readFile(new URL("./desk-data.sql", import.meta.url), "utf8");
  try {
    await client.query("begin");
    for (const statement of script
      .replaceAll("$REQUESTS", String(REQUESTS))
      .split("--> statement-breakpoint"))
      await client.query(statement);
    await client.query("commit");
    // Autovacuum does the same in a database that grew over two years.
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}
