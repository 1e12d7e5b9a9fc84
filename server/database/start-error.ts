/** Says in a sentence for the operator why the database cannot be used. */
export class DatabaseStartError extends Error {
  override name = "DatabaseStartError";
}
