import { sql } from "drizzle-orm";
import type { Database } from "./connect.ts";
import { withTimeout } from "./with-timeout.ts";

/** Returns whether the database answers within the timeout of `withTimeout`. */
export const isReachable = async (database: Database): Promise<boolean> =>
  (await withTimeout(database.execute(sql`select 1`))) !== null;
