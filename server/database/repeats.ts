import { and, gt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { sameTyped } from "#contract/text/clean-text.ts";
import type { Transaction } from "#server/database/connect.ts";

/** Does in SQL what `sameTyped` does to the typed text. */
function storedAsTyped(name: string, column: PgColumn): SQL {
  const text = sql`btrim(regexp_replace(${column}, '\\s+', ' ', 'g'))`;
  return name === "email" ? sql`lower(${text})` : text;
}

/** Matches rows of the last hour with the same texts. A form with only such texts was sent twice. A missing text matches null. */
export const isSentInHour = <Name extends string>(
  table: Record<Name | "createdAt", PgColumn>,
  names: readonly Name[],
  typed: Readonly<Partial<Record<Name, unknown>>>,
): SQL | undefined =>
  and(
    gt(table.createdAt, sql`now() - interval '1 hour'`),
    ...names.map((name) => {
      const value = sameTyped(name, typed[name] ?? null);
      const stored = typeof value === "string" ? storedAsTyped(name, table[name]) : table[name];
      return sql`${stored} is not distinct from ${value}`;
    }),
  );

/**
 * If a form is sent twice at the same time from one address, the second waits for this transaction. It then finds the row that
 * this transaction stored.
 */
export async function lockSender(tx: Transaction, form: string, address: string): Promise<void> {
  await tx.execute(sql`select lock_keys(array[${`${form} ${address.toLowerCase()}`}])`);
}
