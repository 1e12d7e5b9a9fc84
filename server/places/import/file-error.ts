/** Thrown for an unusable postcode file. The message is a sentence for the person who imports the file. */
export class PostcodeFileError extends Error {
  override name = "PostcodeFileError";
}
