import { asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type pg from "pg";
import type { Database } from "#server/database/connect.ts";
import {
  booleanIn,
  type CopiedRow,
  copyRows,
  doubleIn,
  integerIn,
  isNull,
  millisecondsIn,
  textIn,
} from "#server/database/copied-rows.ts";
import { createJsonRows, type Kind } from "#server/database/json-rows.ts";
import { companies, reviews, settings } from "#server/database/tables.ts";
import type { CompanyFacts, PackedRecord } from "./records/packed-company.ts";
import type { CompanyIds } from "./refresh-queue.ts";

interface Row {
  createdAt: Date;
}

export const toPlain = <Stored extends Row>(row: Stored) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** Neither is part of an answer: bookkeeping of `server/reviews`, and when the page last changed. */
const { ratingTotal: _, changedAt: __, ...answered } = getTableColumns(companies);
export const companyColumns = answered;

const KINDS: Record<string, Kind> = {
  bigint: "integer",
  boolean: "boolean",
  "double precision": "double",
  integer: "integer",
  text: "text",
};

/** Numerics and times are texts to us. PostgreSQL makes them while we are busy with the row before. */
function asText(column: PgColumn): SQL | null {
  const type = column.getSQLType();
  if (type.startsWith("numeric")) return sql`${column}::text`;
  if (type !== "timestamp with time zone") return null;
  return sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

function kindOf([key, column]: [string, PgColumn]): [string, Kind] {
  const kind = asText(column) ? "text" : KINDS[column.getSQLType()];
  if (!kind) throw new Error(`${key} is of a kind that is not written as JSON yet`);
  return [key, kind];
}

/** Columns as they are selected, where each stands in a row, and how rows become JSON. */
function formOf<Columns extends Record<string, PgColumn>>(columns: Columns) {
  const entries = Object.entries(columns);
  return {
    selected: Object.fromEntries(entries.map(([key, column]) => [key, asText(column) ?? column])),
    field: Object.fromEntries(entries.map(([key], field) => [key, field])) as Record<keyof Columns, number>,
    json: createJsonRows(Object.fromEntries(entries.map(kindOf))),
  };
}

const COMPANY = formOf(companyColumns);
const CHANGED_AT = Object.keys(COMPANY.selected).length;
const REVIEW = formOf(getTableColumns(reviews));

/** COPY takes no parameters; ids are numbers, whatever somebody asks. */
const isOneOf = (column: PgColumn, ids: CompanyIds): SQL | undefined =>
  ids === "all" ? undefined : sql`${column} = any(${sql.raw(`'{${ids.map(Number).join()}}'`)}::bigint[])`;

/**
 * Hands over the companies named, or all, with their reviews, newest first, as they stood at one moment and in the order
 * of their ids. A record's JSON is good until the next one comes.
 */
export const readCompanies = (
  database: Database,
  ids: CompanyIds,
  take: (record: PackedRecord) => void,
): Promise<void> =>
  atOneMoment(database, async (client) => {
    const reviewsOf = await readReviews(database, client, ids);
    const { sql: query } = database
      .select({ ...COMPANY.selected, changedAt: companies.changedAt })
      .from(companies)
      .where(isOneOf(companies.id, ids))
      .orderBy(asc(companies.id))
      .toSQL();
    const room = createRoom();
    await copyRows(client, { query, columns: CHANGED_AT + 1 }, (row) => {
      const facts = factsIn(row);
      const reviews = reviewsOf.get(facts.id) ?? NO_REVIEWS;
      const json = room(COMPANY.json.roomFor(row) + reviews.json.length);
      const companyLength = COMPANY.json.write(row, json, 0);
      const end = companyLength + reviews.json.copy(json, companyLength);
      const changedAt = millisecondsIn(row, CHANGED_AT);
      take({ facts, changedAt, json: json.subarray(0, end), companyLength, ratings: reviews.ratings });
    });
  });

interface PackedReviews {
  json: Buffer;
  ratings: number[];
}

const NO_REVIEWS: PackedReviews = { json: Buffer.from("[]"), ratings: [] };

async function readReviews(
  database: Database,
  client: pg.PoolClient,
  ids: CompanyIds,
): Promise<Map<number, PackedReviews>> {
  const { sql: query } = database
    .select(REVIEW.selected)
    .from(reviews)
    .where(isOneOf(reviews.companyId, ids))
    .orderBy(asc(reviews.companyId), desc(reviews.createdAt), desc(reviews.id))
    .toSQL();
  const packed = new Map<number, PackedReviews>();
  const room = createRoom();
  let companyId = Number.NaN;
  let ratings: number[] = [];
  let end = 0;
  const finish = () => {
    const json = room(end + 1);
    json.write("]", end);
    packed.set(companyId, { json: Buffer.from(json.subarray(0, end + 1)), ratings });
  };
  await copyRows(client, { query, columns: Object.keys(REVIEW.selected).length }, (row) => {
    const id = integerIn(row, REVIEW.field.companyId);
    if (id !== companyId) {
      if (ratings.length > 0) finish();
      [companyId, ratings, end] = [id, [], 0];
    }
    const json = room(end + REVIEW.json.roomFor(row) + 1);
    json.write(ratings.length === 0 ? "[" : ",", end);
    end = REVIEW.json.write(row, json, end + 1);
    ratings.push(integerIn(row, REVIEW.field.rating));
  });
  if (ratings.length > 0) finish();
  return packed;
}

/** Memory that becomes larger as it has to be, and keeps what is in it. */
function createRoom(): (bytes: number) => Buffer {
  let room = Buffer.alloc(0);
  return (bytes) => {
    if (bytes > room.length) {
      const larger = Buffer.allocUnsafeSlow(bytes * 2);
      room.copy(larger);
      room = larger;
    }
    return room;
  };
}

function factsIn(row: CopiedRow): CompanyFacts {
  const { field } = COMPANY;
  const maybe = <Value>(at: number, read: (row: CopiedRow, at: number) => Value) =>
    isNull(row, at) ? null : read(row, at);
  return {
    id: integerIn(row, field.id),
    name: textIn(row, field.name),
    location: textIn(row, field.location),
    county: textIn(row, field.county),
    postcode: maybe(field.postcode, textIn),
    email: maybe(field.email, textIn),
    skipSizes: maybe(field.skipSizes, textIn),
    priceFrom: maybe(field.priceFrom, textIn),
    priceTo: maybe(field.priceTo, textIn),
    rating: maybe(field.rating, textIn),
    reviewCount: integerIn(row, field.reviewCount),
    featured: booleanIn(row, field.featured),
    verified: booleanIn(row, field.verified),
    latitude: maybe(field.latitude, doubleIn),
    longitude: maybe(field.longitude, doubleIn),
  };
}

/** Several queries that all see the database as it is at the first. */
async function atOneMoment(
  database: Database,
  read: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await database.$client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    await read(client);
    await client.query("commit");
    client.release();
  } catch (error) {
    // Rows nobody waits for may still be coming: the connection is of no more use.
    client.release(true);
    throw error;
  }
}

/** Whether the directory holds invented companies: the setting "demonstration" is true. */
export async function isDemonstration(database: Database): Promise<boolean> {
  const [row] = await database
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, "demonstration"));
  return row?.value === true;
}
