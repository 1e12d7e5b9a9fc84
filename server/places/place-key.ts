/** Lower case, without accents, apostrophes, punctuation or a leading "the"; words one space apart. */
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
 * One form for all the ways a name is written: "St. Ives", "Saint Ives" and "st ives" are one key, and so are
 * "King's Lynn" and "kings-lynn", "Tyne & Wear" and "Tyne and Wear", "Ynys Môn" and "Ynys Mon".
 */
export const placeKey = (name: string): string =>
  plainKey(name)
    .replace(/\bsaint\b/g, "st")
    .replace(/\bupon\b/g, "on");

/** A key as it begins for people who write "Saint" and "upon" in full, and have perhaps typed half of that. */
export function typedForms(key: string): string[] {
  const long = key.replace(/\bst\b/g, "saint").replace(/\bon\b/g, "upon");
  return key === long ? [key] : [key, long];
}
