/** A file that cannot be read as a list of companies at all; the message says what to do about it. */
export class FileProblem extends Error {
  override name = "FileProblem";
}
