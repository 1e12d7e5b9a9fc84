/** The database cannot be used. The message is a sentence for the operator. */
export class DatabaseStartError extends Error {
  override name = "DatabaseStartError";
}
