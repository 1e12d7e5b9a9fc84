/** Endings that occur only in web addresses, ignoring case. A name such as "J.R. Smith" has no such ending. */
const ENDINGS =
  "com|net|org|info|biz|io|co|uk|eu|ai|app|dev|xyz|site|online|shop|store|club|live|link|click|icu|vip|top|website|" +
  "example|test|invalid|ru|cn|de|fr|nl|pl|ie|es|ch|au|nz|ca|br|jp|ua|tk|ml|ga|cf|gq|cc|tv|ws|ly|pw|su|gg|sh";
/** Endings that are also words. They count only in lower case: "Leeds.No parking" is not a web address. */
const WORD_ENDINGS = "me|us|in|it|is|no|to|so|at|be|by|do|my|id|la|li|se";

/** Titles before a name. "Dr.De Souza" with a missing space is a name, not a web address. */
const TITLES = new Set(["mr", "mrs", "ms", "miss", "dr", "st", "rev", "sir", "prof"]);

const SCHEME = /[a-z][a-z0-9+.-]{0,20}:\/\/|\bmailto:|(?<![\p{L}\d])www\s?\.\s?[\p{L}\d]/iu;
const EMAIL = /[^\s@]@[\p{L}\d-]+\.\p{L}/u;
const LETTERS = "[\\p{L}\\d](?:[\\p{L}\\d-]{0,61}[\\p{L}\\d])?";
const AFTER = "(?![\\p{L}\\d-])";
const DOMAIN = new RegExp(
  `(?<![\\p{L}\\d.-])(${LETTERS})(?:\\.${LETTERS})*?\\.(?:${ENDINGS})${AFTER}`,
  "giu",
);
const WORD_DOMAIN = new RegExp(
  `(?<![\\p{L}\\d.-])(${LETTERS})(?:\\.${LETTERS})*?\\.(?:${WORD_ENDINGS})${AFTER}`,
  "gu",
);

/** Browsers treat the full stops of other scripts as ".". */
const withPlainStops = (text: string) => text.normalize("NFKC").replaceAll("。", ".");

/** True if the text contains anything that mail programs turn into a link: a web address, a domain or an email address. */
export function containsWebAddress(text: string): boolean {
  const plain = withPlainStops(text);
  if (!/[.:]/.test(plain)) return false;
  if (SCHEME.test(plain) || EMAIL.test(plain)) return true;
  return [DOMAIN, WORD_DOMAIN].some((pattern) =>
    [...plain.matchAll(pattern)].some(([, first = ""]) => !TITLES.has(first.toLowerCase())),
  );
}
