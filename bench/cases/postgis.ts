import { deepStrictEqual } from "node:assert";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { CompanyPage, ListedCompany } from "#contract/companies.ts";
import { JOB_SIZES } from "#contract/job/job.ts";
import { installAptPackages } from "../../launch/apt.js";
import { createPrimary } from "../../tests/harness/debian-postgres.ts";
import { eachOnce, median, runAtFullSpeed } from "../load.ts";
import type { BenchOptions } from "../pair.ts";
import { count, type Row } from "../report.ts";
import { searchPaths } from "../search-paths.ts";
import { startMeasured } from "../servers.ts";

const BIN = "/usr/lib/postgresql/15/bin";
const POSTGIS = "/usr/share/postgresql/15/extension/postgis.control";
const SETTINGS = ["shared_buffers=1GB", "work_mem=32MB", "maintenance_work_mem=256MB", "max_wal_size=8GB"];

/** More concurrent searches would wait for a processor, because PostgreSQL, the product and the load generator share them. */
const CONNECTIONS = 4;
const SIZE = 6;
/** A typical search: one size, the 20 cheapest of the companies that certainly deliver, with facets. */
const JOB = `&size=${SIZE}&serves=yes&sort=total&page=1&limit=20`;
/** The product must answer at least this many times as many searches per second as PostGIS. */
const MIN = 2;
const COMPARED = 500;

interface Answer {
  total: number;
  ids: number[];
  quotable: number | undefined;
  evidence: number | undefined;
  size: Record<string, number>;
  /** The counts of the 24 commonest services, highest first. Names are left out: PostGIS has no fixed order for equal counts. */
  services: number[];
}

/** `path` is the product's URL path, `values` are the parameters of the PostGIS query, and `answer` is the product's answer. */
interface Search {
  path: string;
  values: [longitude: number, latitude: number, district: string, km: number, size: number];
  answer: Answer;
}

/**
 * Compares the results of the product and PostGIS for the same searches, then measures the rates of both. For the rates, PostGIS
 * repeats these searches. The product gets new searches, because its cache would answer repeated ones.
 */
export async function measurePostgis({ emptyDatabase, rounds, seconds }: BenchOptions): Promise<Row[]> {
  const server = await startDebianPostgres();
  const product = await startMeasured(await emptyDatabase("product"), null);
  const pool = new pg.Pool({ connectionString: server.url, max: CONNECTIONS });
  // After a failed search, the server can stop while connections are open, and the pool then emits "error". Without a handler,
  // Node.js would end the process before it reports the failed search.
  pool.on("error", () => {});
  try {
    await fill(pool, product.port);
    const text = await readFile(new URL("./postgis-search.sql", import.meta.url), "utf8");
    const ask = async ({ values }: Search) =>
      (await pool.query<{ answer: string }>({ name: "search", text, values })).rows[0]?.answer ?? "";
    const paths = searchPaths("/api/companies", JOB);
    const compared = Array.from({ length: COMPARED }, () => paths.next().value ?? "");
    const searches = await Promise.all(compared.map((path) => searchOf(product.port, path)));
    for (const search of searches)
      deepStrictEqual(answerOf(JSON.parse(await ask(search))), search.answer, search.path);

    const load = {
      port: product.port,
      connections: CONNECTIONS,
      next: eachOnce(paths, "identity"),
      seconds,
    };
    const rates: { ours: number; theirs: number }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const theirs = await askAtFullSpeed(searches, ask, seconds);
      const { count: sent, seconds: took } = await runAtFullSpeed(load);
      rates.push({ ours: sent / took, theirs });
    }
    // The first round does not count, because V8 compiles the code during it.
    const ratio = median(rates.slice(1).map(({ ours, theirs }) => ours / theirs));
    const [last] = rates.slice(-1);
    return [
      {
        what: `a job's searches over HTTP, never asked before; ${COMPARED} answers were those of PostGIS`,
        measured: `${ratio.toFixed(1)} times as many as PostGIS (${count(last?.ours ?? 0)} and ${count(last?.theirs ?? 0)} a second by the clock)`,
        target: `${MIN} times`,
        reached: ratio >= MIN,
      },
    ];
  } finally {
    await pool.end();
    await Promise.all([product.stop(), server.stop()]);
  }
}

/** Starts Debian's PostgreSQL in a temporary folder. Installs its packages if they are missing, which needs root. */
async function startDebianPostgres() {
  if (!existsSync(BIN) || !existsSync(POSTGIS))
    await installAptPackages("PostGIS", ["postgresql-15", "postgresql-15-postgis-3"]);
  process.env.PATH = `${BIN}:${process.env.PATH}`;
  const folder = await mkdtemp(join(tmpdir(), "skip-finder-bench-"));
  // If the caller is root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(folder, 0o755);
  const server = await createPrimary(join(folder, "postgres"), SETTINGS);
  await server.start();
  return {
    url: `postgres://postgres@localhost:${server.port}/postgres?host=${server.folder}`,
    async stop() {
      await server.stop("fast");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the number of searches per second. */
async function askAtFullSpeed(
  searches: Search[],
  ask: (search: Search) => Promise<unknown>,
  seconds: number,
): Promise<number> {
  const started = performance.now();
  let sent = 0;
  const askUntilDone = async () => {
    while (performance.now() - started < seconds * 1_000)
      await ask(searches[sent++ % searches.length] as Search);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askUntilDone));
  return sent / ((performance.now() - started) / 1_000);
}

const getJson = async <Body>(port: number, path: string): Promise<Body> =>
  (await (await fetch(`http://127.0.0.1:${port}${path}`)).json()) as Body;

async function searchOf(port: number, path: string): Promise<Search> {
  const { companies, total, facets, searched } = await getJson<CompanyPage>(port, path);
  if (!searched) throw new Error(`${path} names no place`);
  const { place, radius } = searched;
  const district = place.label.split(" ")[0] ?? "";
  const values: Search["values"] = [place.longitude, place.latitude, district, radius, SIZE];
  return { path, values, answer: answerOf({ companies, total, ...facets }) };
}

/**
 * The parts of the response that PostGIS can compute too. It can't search free text or estimate which companies probably deliver.
 */
const answerOf = ({
  companies,
  total,
  quotable,
  evidence,
  size,
  service,
}: CompanyPage["facets"] & Pick<CompanyPage, "companies" | "total">): Answer => ({
  total,
  ids: companies.map(({ id }) => id),
  quotable,
  evidence,
  size: Object.fromEntries(Object.entries(size).filter(([, number]) => number > 0)),
  services: Object.values(service).sort((a, b) => b - a),
});

/** Fills the PostGIS tables with the companies of the product's public API. Companies without coordinates are left out. */
async function fill(pool: pg.Pool, port: number): Promise<void> {
  const script = await readFile(new URL("./postgis.sql", import.meta.url), "utf8");
  for (const statement of script.split("--> statement-breakpoint")) await pool.query(statement);
  const list = (query: string) => getJson<ListedCompany[]>(port, `/api/companies?${query}`);
  const idsOf = async (query: string) => new Set((await list(query)).map(({ id }) => id));
  const [quotable, checked] = await Promise.all([idsOf("quotable=true"), idsOf("evidence=1")]);
  const companies = await list("sort=name");
  const rows = companies
    .filter(({ latitude }) => latitude !== null)
    .map((company) => ({
      ...areasOf(company),
      ...{ id: company.id, body: company, latitude: company.latitude, longitude: company.longitude },
      ...{ is_quotable: quotable.has(company.id), is_carrier_checked: checked.has(company.id) },
    }));
  await pool.query(
    `insert into listings select id, body, cast(st_makepoint(longitude, latitude) as geography), radius_km, districts, excluded, is_quotable, is_carrier_checked
     from json_to_recordset($1) as row (id bigint, body json, longitude float8, latitude float8, radius_km float8, districts text[], excluded text[], is_quotable boolean, is_carrier_checked boolean)`,
    [JSON.stringify(rows)],
  );
  const services = rows.flatMap(({ id, body }) =>
    [...new Set(body.services?.split(/\s*,\s*/).filter(Boolean))].map((service) => ({ id, service })),
  );
  await pool.query(
    "insert into listing_services select * from json_to_recordset($1) as row (id bigint, service text)",
    [JSON.stringify(services)],
  );
  for (const size of JOB_SIZES) {
    const offered = (await list(`size=${size}`)).flatMap(({ id, latitude, total }) =>
      total && latitude !== null ? [{ id, size, pence: Math.round(Number(total.from) * 100) }] : [],
    );
    await pool.query(
      "insert into listing_sizes select * from json_to_recordset($1) as row (id bigint, size int, pence int)",
      [JSON.stringify(offered)],
    );
  }
  await pool.query("vacuum analyze");
}

/** `radius_km` is the company's largest radius. Null if the company states no radius. */
function areasOf({ coverageAreas }: ListedCompany) {
  const radii = coverageAreas.flatMap((area) => (area.type === "radius" ? [area.km] : []));
  return {
    radius_km: radii.length > 0 ? Math.max(...radii) : null,
    districts: coverageAreas.flatMap((area) => (area.type === "districts" ? area.codes : [])),
    excluded: coverageAreas.flatMap(({ exclude = [] }) => exclude),
  };
}
