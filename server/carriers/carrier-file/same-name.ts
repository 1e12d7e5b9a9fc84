/** Words that do not identify a company. */
const LEGAL_WORDS = /\b(?:limited|ltd|plc|llp|the|company|co|uk)\b/g;

/** Marks the trading name of a company or person: "A Smith t/a Smith Skips". */
const TRADING_AS = /\bt\/a\b|\btrading as\b/;

const plain = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, "")
    .replaceAll("&", " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .replace(LEGAL_WORDS, " ")
    .replace(/\s+/g, " ")
    .trim();

/**
 * True if a listing's name equals the registered holder's name, or a part of it before or after "t/a" or "trading as". Case,
 * accents, punctuation and `LEGAL_WORDS` are ignored, and "&" equals "and".
 */
export const isSameName = (name: string, holder: string): boolean =>
  [holder, ...holder.toLowerCase().split(TRADING_AS)].some(
    (part) => plain(part) !== "" && plain(part) === plain(name),
  );
