/** Splits a text that has one entry per line. */
export const splitLines = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Splits a comma-separated text. A line break within a name becomes a space. */
export const splitNames = (text: string): readonly string[] =>
  text
    .split(",")
    .map((name) => name.trim().replace(/\s+/g, " "))
    .filter(Boolean);
