/** Normalises a name: lower case, no accents, apostrophes, punctuation or leading "the", "and" for "&", single spaces. */
export const plainKey = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’‘`]/g, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/^the (?=.)/, "");

/**
 * The key of a name. Spellings that differ in case, accents, punctuation, "&", "saint" or "upon" have one key: "St. Ives",
 * "Saint Ives" and "st ives"; "King's Lynn" and "kings-lynn"; "Tyne & Wear" and "Tyne and Wear"; "Ynys Môn" and "Ynys Mon".
 */
export const placeKey = (name: string): string =>
  plainKey(name)
    .replace(/\bsaint\b/g, "st")
    .replace(/\bupon\b/g, "on");

/** The key and, if it contains "st" or "on", the key with "saint" and "upon" in full. A half-typed "sai" then matches too. */
export function typedForms(key: string): string[] {
  const long = key.replace(/\bst\b/g, "saint").replace(/\bon\b/g, "upon");
  return key === long ? [key] : [key, long];
}
