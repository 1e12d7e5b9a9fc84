import { expect } from "vitest";
import { queryRows } from "../../harness/database.ts";
import type { WriteKind, WriteResult } from "./write.ts";
import { acceptedWrites } from "./writers.ts";

const markers = (writes: readonly WriteResult[], wanted: WriteKind) =>
  writes.flatMap(({ kind, marker }) => (kind === wanted ? [marker] : []));

interface Markers {
  sent: string[];
  accepted: string[];
}

/**
 * Checks that each accepted marker is stored, and that no sent marker is stored twice. `selection` is the part of the query
 * after "select" that reads the stored markers.
 */
async function expectStoredOnce(databaseUrl: string, selection: string, { sent, accepted }: Markers) {
  const rows = await queryRows<{ marker: string }>(databaseUrl, `select ${selection}`);
  const wasSent = new Set(sent);
  const stored = rows.map(({ marker }) => marker).filter((marker) => wasSent.has(marker));
  const isStored = new Set(stored);
  expect(isStored.size, "stored twice").toBe(stored.length);
  expect(
    accepted.filter((marker) => !isStored.has(marker)),
    "accepted and lost",
  ).toEqual([]);
}

/**
 * Checks that every accepted quote, press and review is stored exactly once, and that every other one that was sent is stored
 * at most once. Also checks that each company with accepted edits has the last of them, or a later edit that got an error or no
 * response.
 */
export async function expectWritesStored(databaseUrl: string, writes: readonly WriteResult[]): Promise<void> {
  const ok = acceptedWrites(writes);
  await expectStoredOnce(
    databaseUrl,
    "idempotency_key as marker from quotes where idempotency_key is not null",
    { sent: markers(writes, "quote"), accepted: markers(ok, "quote") },
  );
  await expectStoredOnce(
    databaseUrl,
    "idempotency_key as marker from hire_events where idempotency_key is not null",
    { sent: markers(writes, "press"), accepted: markers(ok, "press") },
  );
  await expectStoredOnce(databaseUrl, "title as marker from reviews", {
    sent: markers(writes, "review"),
    accepted: markers(ok, "review"),
  });
  const edits = writes.filter(({ kind }) => kind === "edit");
  for (const companyId of new Set(edits.map((edit) => edit.companyId)))
    await expectLastEditStored(
      databaseUrl,
      companyId,
      edits.filter((edit) => edit.companyId === companyId),
    );
}

/** Checks that the database has the last accepted edit, if there is one, or a later edit that got an error or no response. */
async function expectLastEditStored(databaseUrl: string, companyId: number, edits: readonly WriteResult[]) {
  const last = edits.findLastIndex((edit) => acceptedWrites([edit]).length > 0);
  const [row] = await queryRows<{ description: string }>(
    databaseUrl,
    "select description from companies where id = $1",
    [companyId],
  );
  if (last >= 0) expect(markers(edits.slice(last), "edit")).toContain(row?.description);
}

/**
 * Checks that the rating and review count of each company in `writes` match its reviews, in the database and in the API.
 * Companies without reviews are not checked.
 */
export async function expectRatingsMatch(
  databaseUrl: string,
  url: string,
  writes: readonly WriteResult[],
): Promise<void> {
  const ids = [...new Set(writes.map(({ companyId }) => companyId))];
  const scores = await queryRows<{ id: string; rating: string; reviews: number }>(
    databaseUrl,
    `select company_id as id, round(avg(rating), 2)::text as rating, count(*)::int as reviews
     from reviews where company_id = any($1) group by company_id`,
    [ids],
  );
  for (const { id, rating, reviews } of scores) {
    const [stored] = await queryRows(
      databaseUrl,
      "select rating::text, review_count as reviews from companies where id = $1",
      [id],
    );
    expect(stored, `company ${id}`).toEqual({ rating, reviews });
    const shown = await (await fetch(`${url}/api/companies/${id}`)).json();
    expect({ rating: shown.rating, reviews: shown.reviewCount }, `company ${id}`).toEqual({
      rating,
      reviews,
    });
  }
}

/**
 * Checks that every stored quote has exactly one email to its company and one to its customer, and one more for each press, to
 * whoever did not press.
 */
export async function expectEmailsQueued(databaseUrl: string): Promise<void> {
  const wrong = await queryRows(
    databaseUrl,
    `select * from (
       select id,
         (select array_agg(kind order by kind) from deliveries where quote_id = quotes.id) as emails,
         (select array_agg(kind order by kind) from (
           select case actor when 'customer' then 'hire' else 'hire-news' end as kind
           from hire_events where quote_id = quotes.id union all values ('company'), ('customer')
         ) expected) as expected
       from quotes
     ) counted where emails is distinct from expected`,
  );
  expect(wrong).toEqual([]);
}
