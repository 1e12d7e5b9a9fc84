/** The first row of a query; null if there is none. */
export const firstRow = async <Row>(rows: PromiseLike<Row[]>): Promise<Row | null> => (await rows)[0] ?? null;

/** The row that an insert or update of one row returns. */
export async function returnedRow<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await rows;
  if (!row) throw new Error("PostgreSQL returned no row");
  return row;
}

/** Whether a query found, changed or deleted a row. */
export const hasRows = async (rows: PromiseLike<unknown[]>): Promise<boolean> => (await rows).length > 0;

/** The ids of the rows, in their order. */
export const idsOf = async (rows: PromiseLike<{ id: number }[]>): Promise<number[]> =>
  (await rows).map(({ id }) => id);
