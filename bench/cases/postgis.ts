import { deepStrictEqual } from "node:assert";
import { readFile } from "node:fs/promises";
import pg from "pg";
import type { CompanyPage, ListedCompany } from "#contract/companies.ts";
import { JOB_SIZES } from "#contract/job/job.ts";
import { median, quantile, runAtFullSpeed } from "../load/load.ts";
import { eachOnce } from "../load/requests.ts";
import { count, ms, type Row, ratio } from "../report.ts";
import { searchUrls, take } from "../search-urls.ts";
import { startDebianPostgres } from "../servers/debian-postgres.ts";
import { startMeasuredProduct } from "../servers/servers.ts";

/** Concurrent searches. More would wait for a processor, because PostgreSQL, the product and the load generator share them. */
const CONNECTIONS = 4;
const SIZE = 6;
/** Query parameters of a typical search: one size, the 20 cheapest of the companies that certainly deliver, with facets. */
const JOB = `&size=${SIZE}&serves=yes&sort=total&page=1&limit=20`;
/** The number of searches whose answers are compared. */
const COMPARED = 500;

interface Answer {
  total: number;
  ids: number[];
  quotable: number;
  evidence: number;
  size: Record<string, number>;
  /** The counts of the 24 commonest services, highest first. Names are not compared: they can differ at equal counts. */
  services: number[];
}

/** A search: the URL for the product, the parameters of the PostGIS query, and the product's answer. */
interface Search {
  url: string;
  values: [longitude: number, latitude: number, district: string, km: number, size: number];
  answer: Answer;
}

/**
 * Compares the results of the product and PostGIS for the same searches, then measures the rates of both. PostGIS repeats these
 * searches. The product gets new ones, because its cache would answer repeated ones.
 */
export async function measurePostgis(
  database: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Row[]> {
  const server = await startDebianPostgres({ postgis: true });
  const product = await startMeasuredProduct({ DATABASE_URL: database });
  const pool = new pg.Pool({ connectionString: server.url, max: CONNECTIONS });
  // After a failed search, the server can stop while connections are open, and the pool then emits "error". Without a handler,
  // Node.js would end the process before it reports the failed search.
  pool.on("error", () => {});
  try {
    await fill(pool, product.port);
    const text = await readFile(new URL("./postgis-search.sql", import.meta.url), "utf8");
    const ask = async ({ values }: Search) =>
      (await pool.query<{ answer: string }>({ name: "search", text, values })).rows[0]?.answer ?? "";
    const urls = searchUrls("/api/companies", JOB);
    const searches = await Promise.all(take(urls, COMPARED).map((url) => searchOf(product.port, url)));
    const found = searches.reduce((sum, { answer }) => sum + answer.total, 0) / COMPARED;
    for (const search of searches)
      deepStrictEqual(answerOf(JSON.parse(await ask(search))), search.answer, search.url);

    const next = eachOnce(urls, "identity");
    const load = { port: product.port, connections: CONNECTIONS, next, seconds };
    await Promise.all([runAtFullSpeed(load), askAtFullSpeed(searches, ask, seconds)]);
    const results: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const theirs = await askAtFullSpeed(searches, ask, seconds);
      results.push({ theirs, ours: await runAtFullSpeed(load) });
    }
    return rowsOf(results, found);
  } finally {
    await pool.end();
    await Promise.all([product.stop(), server.stop()]);
  }
}

interface Measured {
  count: number;
  seconds: number;
  latencies: number[];
}

/** The results of the product and of PostGIS in one round. */
interface Round {
  ours: Measured;
  theirs: Measured;
}

const rateOf = ({ count: sent, seconds: took }: Measured) => sent / took;

/** `found` is the average number of companies that a search finds. */
function rowsOf(results: Round[], found: number): Row[] {
  const middle = (measured: Measured[], share: number) =>
    ms(median(measured.map(({ latencies }) => quantile(latencies, share))));
  const row = (what: string, measured: Measured[]): Row => ({
    what,
    measured: `${count(median(measured.map(rateOf)))} a second by the clock; ${CONNECTIONS} at once: median ${middle(measured, 0.5)}, 99th percentile ${middle(measured, 0.99)}`,
    target: "",
    reached: null,
  });
  const [ours, theirs] = [results.map((round) => round.ours), results.map((round) => round.theirs)];
  const times = median(results.map((round) => rateOf(round.ours) / rateOf(round.theirs)));
  return [
    row(`a job's search that finds ${Math.round(found)}, in PostGIS (${COMPARED} searches in turn)`, theirs),
    row("the same over HTTP, never asked before", ours),
    {
      what: `the product, of PostGIS; ${COMPARED} answers were the same`,
      measured: `${ratio(times)} times as many`,
      target: "",
      reached: null,
    },
  ];
}

/**
 * Sends the searches to PostGIS in their order for `seconds` seconds, over `CONNECTIONS` connections at the same time. After
 * the last search, it starts again from the first.
 */
async function askAtFullSpeed(
  searches: Search[],
  ask: (search: Search) => Promise<unknown>,
  seconds: number,
): Promise<Measured> {
  const started = performance.now();
  const latencies: number[] = [];
  let at = 0;
  const askUntilDone = async () => {
    while (performance.now() - started < seconds * 1_000) {
      const began = performance.now();
      await ask(searches[at++ % searches.length] as Search);
      latencies.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askUntilDone));
  const took = (performance.now() - started) / 1_000;
  return { count: latencies.length, seconds: took, latencies: latencies.sort((a, b) => a - b) };
}

const getJson = async <Body>(port: number, path: string): Promise<Body> =>
  (await (await fetch(`http://127.0.0.1:${port}${path}`)).json()) as Body;

async function searchOf(port: number, url: string): Promise<Search> {
  const { companies, total, facets, searched } = await getJson<CompanyPage>(port, url);
  if (!searched) throw new Error(`${url} names no place`);
  const { place, radius } = searched;
  const district = place.label.split(" ")[0] ?? "";
  const values: Search["values"] = [place.longitude, place.latitude, district, radius, SIZE];
  return { url, values, answer: answerOf({ companies, total, ...facets }) };
}

/**
 * The part of the results that the product and PostGIS both have. PostGIS does not read free text, so it does not know which
 * companies probably deliver.
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

/**
 * Copies the companies from the product's public responses to PostGIS, with their areas, their services and the price that the
 * product uses for each size. Companies without coordinates are left out.
 */
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
    [
      ...new Set(
        (body.services ?? "")
          .split(",")
          .map((name) => name.trim())
          .filter(Boolean),
      ),
    ].map((service) => ({ id, service })),
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

/** A company's areas: the largest radius in kilometres (null without one), and the served and the excluded districts. */
function areasOf({ coverageAreas }: ListedCompany) {
  const radii = coverageAreas.flatMap((area) => (area.type === "radius" ? [area.km] : []));
  return {
    radius_km: radii.length > 0 ? Math.max(...radii) : null,
    districts: coverageAreas.flatMap((area) => (area.type === "districts" ? area.codes : [])),
    excluded: coverageAreas.flatMap(({ exclude = [] }) => exclude),
  };
}
