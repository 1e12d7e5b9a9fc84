import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from, to } from "pg-copy-streams";
import { columnsOf, contentOf, tablesInOrder } from "./tables.ts";

interface Moving {
  source: pg.Client;
  target: pg.Client;
  say(line: string): void;
}

const count = (number: number) => number.toLocaleString("en-GB");

/**
 * Copies every row of the product's tables, as they stand at one moment, in one transaction; answers how many.
 * What the job queue holds stays behind: the next start makes it again from the deliveries.
 */
export async function moveRows({ source, target, say }: Moving): Promise<number> {
  await source.query("begin isolation level repeatable read read only");
  await target.query("begin");
  try {
    let all = 0;
    for (const table of await tablesInOrder(source)) {
      const rows = await moveTable({ source, target }, table);
      if (rows > 0) say(`  ${table}: ${count(rows)}`);
      all += rows;
    }
    await moveSequences({ source, target });
    await target.query("commit");
    return all;
  } catch (error) {
    await target.query("rollback");
    throw error;
  } finally {
    await source.query("rollback");
  }
}

async function moveTable({ source, target }: Omit<Moving, "say">, table: string): Promise<number> {
  const name = `${pg.escapeIdentifier(table)} (${await columnsOf(source, table)})`;
  await pipeline(source.query(to(`copy ${name} to stdout`)), target.query(from(`copy ${name} from stdin`)));
  const [before, after] = [await contentOf(source, table), await contentOf(target, table)];
  if (before.rows !== after.rows || before.sum !== after.sum)
    throw new Error(`The table ${table} arrived changed: ${count(after.rows)} of ${count(before.rows)} rows`);
  return after.rows;
}

/** New rows get numbers that were never used before, not even by rows that were deleted. */
async function moveSequences({ source, target }: Omit<Moving, "say">): Promise<void> {
  const { rows } = await source.query<{ name: string }>(
    "select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'",
  );
  for (const { name } of rows) {
    const state = await source.query<{ last: string; called: boolean }>(
      `select last_value as last, is_called as called from ${name}`,
    );
    const [at] = state.rows;
    if (at) await target.query("select setval($1::regclass, $2, $3)", [name, at.last, at.called]);
  }
}
