/** The file cannot be read as a list of companies. The message says what to do. */
export class FileProblem extends Error {
  override name = "FileProblem";
}
