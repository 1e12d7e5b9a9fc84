import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "./connect.ts";

/** Shorter than what asks us would wait. */
const PATIENCE_MS = 1_500;

/** Whether the database answers, now. */
export async function isReachable(database: Database): Promise<boolean> {
  const answered = database.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, pause(PATIENCE_MS, false, { ref: false })]);
}
