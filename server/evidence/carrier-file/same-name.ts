/** Words that say nothing about which company it is. */
const LEGAL_WORDS = /\b(?:limited|ltd|plc|llp|the|company|co|uk)\b/g;

/** A company and a person can trade in another name: "A Smith t/a Smith Skips". */
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

/** Whether a listing's name is that of the holder of a registration, or one that the holder trades in. */
export const isSameName = (name: string, holder: string): boolean =>
  [holder, ...holder.toLowerCase().split(TRADING_AS)].some(
    (part) => plain(part) !== "" && plain(part) === plain(name),
  );
