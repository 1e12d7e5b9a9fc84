/** The names of the sizes in a company's text, such as "4 yard, 6 yard and 8 yard". */
export const sizeNamesIn = (text: string): string[] =>
  text
    .split(/[,;/]|\band\b|&/i)
    .map((name) => name.trim())
    .filter(Boolean);
