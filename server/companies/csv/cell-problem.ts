/** A cell has a wrong value; the message is a sentence for the person who imports the file. */
export class CellProblem extends Error {
  override name = "CellProblem";
}
