const LONGEST = 40;
const MOST_WORDS = 4;

/** Letters with the marks that stand in names: "Dr. Zoë O'Brien-Smith". */
const NAME = /^\p{L}[\p{L}\p{M}'’. -]*$/u;
/** A full stop inside a word makes an address of it: "example.com". */
const ADDRESS = /\.\p{L}{2}/u;

/**
 * How to greet somebody in an e-mail to an address that anybody may have typed. What does not look like a name is left
 * out, so that nobody can make us deliver their message.
 */
export function greeting(typedName: string): string {
  const name = typedName.trim();
  const isName =
    name.length <= LONGEST &&
    name.split(/\s+/).length <= MOST_WORDS &&
    NAME.test(name) &&
    !ADDRESS.test(name) &&
    !/\b(www|https?)\b/i.test(name);
  return isName ? `Hello ${name},` : "Hello,";
}
