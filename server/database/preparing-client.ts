import pg from "pg";

/**
 * Maximum number of named statements in this process, and therefore on each connection. Without a limit, statements with
 * varying numbers of values would fill the server's memory.
 */
const MAX_STATEMENTS = 200;

const names = new Map<string, string>();

/** Returns the statement's name. Undefined for a new statement once `MAX_STATEMENTS` statements have names. */
function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size === MAX_STATEMENTS) return known;
  const name = `statement_${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Prepares each statement that has values when a connection first runs it. PostgreSQL then parses and plans it once per
 * connection: a quote request takes the database 2.4 ms of processor time instead of 3.6.
 *
 * Sends `begin` together with the first statement of its transaction, which saves a round trip. For this, the client needs the
 * option `pipeline`.
 */
export class PreparingClient extends pg.Client {
  override query = ((config: pg.QueryConfig, values?: unknown[], ...rest: []) => {
    if (config.text === "begin") return this.#begin(config);
    const isPreparable = typeof config.text === "string" && !config.name && values?.length;
    const named = isPreparable ? { ...config, name: statementName(config.text) } : config;
    return super.query(named, values, ...rest);
  }) as typeof pg.Client.prototype.query;

  /** Resolves at once. If `begin` fails, so does the first statement, because the connection is closed. */
  #begin(config: pg.QueryConfig): Promise<void> {
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    super.query(config).catch(() => stream.destroy());
    return Promise.resolve();
  }
}
