export const firstRow = async <Row>(rows: PromiseLike<Row[]>): Promise<Row | null> => (await rows)[0] ?? null;

/** For an insert or update of one row. Throws if no row is returned. */
export async function returnedRow<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await rows;
  if (!row) throw new Error("PostgreSQL returned no row");
  return row;
}

export const hasRows = async (rows: PromiseLike<unknown[]>): Promise<boolean> => (await rows).length > 0;

export const idsOf = async (rows: PromiseLike<{ id: number }[]>): Promise<number[]> =>
  (await rows).map(({ id }) => id);
