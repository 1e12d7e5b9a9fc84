import type { Database, Transaction } from "./connect.ts";

/**
 * Calls `build` once for each drizzle session and keeps the prepared query. drizzle takes 0.1 ms to build an INSERT of 20
 * columns, as long as PostgreSQL takes to run it.
 */
export function buildOnce<Query>(
  build: (database: Database | Transaction) => Query,
): (database: Database | Transaction) => Query {
  const built = new WeakMap<object, Query>();
  return (database) => {
    const { session } = database._;
    const query = built.get(session) ?? build(database);
    built.set(session, query);
    return query;
  };
}
