const MAX_LENGTH = 40;
const MAX_WORDS = 4;

/** Letters and the punctuation of names, as in "Dr. Zoë O'Brien-Smith". */
const NAME = /^\p{L}[\p{L}\p{M}'’. -]*$/u;
/** A full stop inside a word, as in "example.com": mail programs turn it into a link. */
const LINK = /\.\p{L}{2}/u;

/**
 * The greeting in an email to a customer. Anybody may have typed the address and the name. A text that does not look
 * like a name is left out, so that nobody can send a message of their own through it.
 */
export function greeting(typedName: string): string {
  const name = typedName.trim();
  const isName =
    name.length <= MAX_LENGTH &&
    name.split(/\s+/).length <= MAX_WORDS &&
    NAME.test(name) &&
    !LINK.test(name) &&
    !/\b(www|https?)\b/i.test(name);
  return isName ? `Hello ${name},` : "Hello,";
}
