import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from, to } from "pg-copy-streams";
import { columnsOf, contentOf, tablesInOrder } from "./tables.ts";

interface Connections {
  source: pg.Client;
  target: pg.Client;
}

const formatCount = (number: number) => number.toLocaleString("en-GB");

/**
 * Copies every row of the product's tables from one snapshot in one transaction. Returns the number of rows. The job queue is
 * not copied: the next start creates its jobs again from the copied rows.
 */
export async function moveRows({
  source,
  target,
  log,
}: Connections & { log(line: string): void }): Promise<number> {
  await source.query("begin isolation level repeatable read read only");
  await target.query("begin");
  // The ledger of reviews is copied like the other tables, so triggers must not write its lines again.
  await target.query("set local skip_finder.ledger_copied = 'yes'");
  try {
    let total = 0;
    for (const table of await tablesInOrder(source)) {
      const rows = await moveTable({ source, target }, table);
      if (rows > 0) log(`  ${table}: ${formatCount(rows)}`);
      total += rows;
    }
    await moveSequences({ source, target });
    await target.query("commit");
    return total;
  } catch (error) {
    await target.query("rollback");
    throw error;
  } finally {
    await source.query("rollback");
  }
}

async function moveTable({ source, target }: Connections, table: string): Promise<number> {
  const name = `${pg.escapeIdentifier(table)} (${await columnsOf(source, table)})`;
  await pipeline(source.query(to(`copy ${name} to stdout`)), target.query(from(`copy ${name} from stdin`)));
  const [before, after] = [await contentOf(source, table), await contentOf(target, table)];
  if (before.rows !== after.rows || before.sum !== after.sum)
    throw new Error(
      `The table ${table} arrived changed: ${formatCount(after.rows)} of ${formatCount(before.rows)} rows`,
    );
  return after.rows;
}

/** Copies the state of all sequences, so that the ids of deleted rows are not used again. */
async function moveSequences({ source, target }: Connections): Promise<void> {
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
