/** A postcode file is unusable. The message is a sentence for the person who imports it. */
export class PostcodeFileError extends Error {
  override name = "PostcodeFileError";
}
