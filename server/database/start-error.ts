/** Why the database cannot be used, in a sentence for the person who starts the product. */
export class DatabaseStartError extends Error {
  override name = "DatabaseStartError";
}
