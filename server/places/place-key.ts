export const plainKey = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’‘`]/g, "")
    .toLowerCase()
    .replace(/(?<=\b[a-z])\.(?=[a-z]\b)/g, "")
    .replaceAll("&", " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/^the (?=.)/, "");

const ONE_WAY: ReadonlyMap<string, string> = new Map([
  ["saint", "st"],
  ["upon", "on"],
  ["u", "on"],
  ["gt", "great"],
  ["grt", "great"],
  ["lt", "little"],
  ["lit", "little"],
  ["ltl", "little"],
  ["upr", "upper"],
  ["lwr", "lower"],
  ["lr", "lower"],
  ["bp", "bishop"],
  ["bps", "bishops"],
  ["jct", "junction"],
  ["mt", "mount"],
  ["mkt", "market"],
  ["nth", "north"],
  ["sth", "south"],
  ["nr", "near"],
]);
const COMPASS: ReadonlyMap<string, string> = new Map([
  ["n", "north"],
  ["e", "east"],
  ["s", "south"],
  ["w", "west"],
]);

/** A word that many names begin with, and the space after it. Lists of places have these words behind a name: "Preston, East". */
export const BEFORE_NAME = /^(?:north|south|east|west|great|little|upper|lower|higher|high|low|old|new) /;

export const wordKey = (word: string): string => ONE_WAY.get(word) ?? word;

/**
 * The key of a name. Spellings that differ in case, accents, punctuation, "&" or an abbreviation have one key: "St. Ives",
 * "Saint Ives" and "st ives"; "King's Lynn" and "kings-lynn"; "Gt Yarmouth" and "Great Yarmouth"; "Ynys Môn" and "Ynys Mon".
 */
export function placeKey(name: string): string {
  const [first = "", ...rest] = plainKey(name).split(" ");
  const whole = rest.length > 0 ? COMPASS.get(first) : undefined;
  return [whole ?? wordKey(first), ...rest.map(wordKey)].join(" ");
}

/** The key. If it contains "st" or "on", also the key with "saint" and "upon", so that a half-typed "sai" matches too. */
export function typedForms(key: string): string[] {
  const long = key.replace(/\bst\b/g, "saint").replace(/\bon\b/g, "upon");
  return key === long ? [key] : [key, long];
}
