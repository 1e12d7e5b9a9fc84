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

/** The name, and the parts before and after "t/a" or "trading as". Case, accents, punctuation and `LEGAL_WORDS` are removed. */
export const nameKeys = (name: string): string[] =>
  [...new Set([name, ...name.toLowerCase().split(TRADING_AS)].map(plain))].filter(Boolean);

/** Words of the trade, and single letters, say nothing about whose name it is. */
const COMMON =
  /^(?:.|and|no|of|in|for|mini|midi|maxi|skips?|bins?|hires?|hirers?|waste|rubbish|recycling|recyclers|services?|disposal|clearances?|management|removals?|haulage|transport|plant|environmental|demolition|groundworks|aggregates|metals?|group|holdings|sons?|bros|brothers|north|south|east|west|\d+)$/;

/** The words of names that other companies of the trade do not have. */
export const ownWords = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => key.split(" ")).filter((word) => !COMMON.test(word));

export const isSameName = (name: string, holder: string): boolean => nameKeys(holder).includes(plain(name));
