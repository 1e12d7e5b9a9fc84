/** Stock is written as plain text: one entry to a line. */
export const lines = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Short entries, separated by commas. */
export const names = (text: string): readonly string[] =>
  text
    .split(",")
    .map((name) => name.trim().replace(/\s+/g, " "))
    .filter(Boolean);
