/** The file cannot be read as a list of companies. The message gives the reason and, if known, what to do. */
export class FileProblem extends Error {
  override name = "FileProblem";
}
