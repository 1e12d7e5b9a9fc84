import pg from "pg";
import { expect } from "vitest";
import type { Kind, Write } from "./write.ts";
import { accepted } from "./writers.ts";

/** Asks the database itself. */
export async function rowsOf<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // A server that is killed meanwhile fails the query.
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const markers = (writes: readonly Write[], wanted: Kind) =>
  writes.flatMap(({ kind, marker }) => (kind === wanted ? [marker] : []));

async function keptOnce(databaseUrl: string, column: string, sent: string[], answered: string[]) {
  const kept = await rowsOf<{ marker: string }>(databaseUrl, `select ${column}`);
  const ours = kept.map(({ marker }) => marker).filter((marker) => new Set(sent).has(marker));
  expect(new Set(ours).size, "written twice").toBe(ours.length);
  expect(
    answered.filter((marker) => !new Set(ours).has(marker)),
    "answered and lost",
  ).toEqual([]);
}

/** Whatever was answered with success is there exactly once, and nothing is there twice. */
export async function expectKept(databaseUrl: string, writes: readonly Write[]): Promise<void> {
  const done = accepted(writes);
  const quotes = "idempotency_key as marker from quotes where idempotency_key is not null";
  await keptOnce(databaseUrl, quotes, markers(writes, "quote"), markers(done, "quote"));
  await keptOnce(
    databaseUrl,
    "title as marker from reviews",
    markers(writes, "review"),
    markers(done, "review"),
  );
  for (const companyId of new Set(writes.filter(({ kind }) => kind === "edit").map((one) => one.companyId)))
    await expectLastEdit(databaseUrl, companyId, writes);
}

/** A company stands as the last answered edit left it, or as one sent after that and never answered. */
async function expectLastEdit(databaseUrl: string, companyId: number, writes: readonly Write[]) {
  const edits = writes.filter((one) => one.kind === "edit" && one.companyId === companyId);
  const last = edits.findLastIndex((one) => accepted([one]).length > 0);
  const [row] = await rowsOf<{ description: string }>(
    databaseUrl,
    `select description from companies where id = ${companyId}`,
  );
  if (last >= 0) expect(markers(edits.slice(last), "edit")).toContain(row?.description);
}

/** Each company's score, in the database and as the product shows it, is that of the reviews it has. */
export async function expectScores(
  databaseUrl: string,
  url: string,
  writes: readonly Write[],
): Promise<void> {
  const ids = [...new Set(writes.map(({ companyId }) => companyId))];
  const scores = await rowsOf<{ id: string; rating: string; reviews: number }>(
    databaseUrl,
    `select company_id as id, round(avg(rating), 2)::text as rating, count(*)::int as reviews
     from reviews where company_id in (${ids}) group by company_id`,
  );
  for (const { id, rating, reviews } of scores) {
    const [stored] = await rowsOf(
      databaseUrl,
      `select rating::text, review_count as reviews from companies where id = ${id}`,
    );
    expect(stored, `company ${id}`).toEqual({ rating, reviews });
    const shown = await (await fetch(`${url}/api/companies/${id}`)).json();
    expect({ rating: shown.rating, reviews: shown.reviewCount }, `company ${id}`).toEqual({
      rating,
      reviews,
    });
  }
}

/** Every request kept has an e-mail to its company and one to its customer, waiting or sent: none without, none twice. */
export async function expectDeliveries(databaseUrl: string): Promise<void> {
  const wrong = await rowsOf(
    databaseUrl,
    `select quotes.id, array_agg(deliveries.kind order by deliveries.kind) from quotes
     left join deliveries on deliveries.quote_id = quotes.id group by quotes.id
     having array_agg(deliveries.kind order by deliveries.kind) <> array['company', 'customer']`,
  );
  expect(wrong).toEqual([]);
}
