/** The file is not a list of companies. The message says what to do. */
export class FileProblem extends Error {
  override name = "FileProblem";
}
