/** Why a postcode file cannot be used, in a sentence for the person who gave it to us. */
export class PostcodeFileError extends Error {
  override name = "PostcodeFileError";
}
