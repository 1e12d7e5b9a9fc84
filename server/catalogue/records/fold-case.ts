/** Lower case without accents, so that "cafe" finds "Café". */
export const foldCase = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII, which has no accents to remove
  (/[^\x00-\x7f]/.test(text) ? text.normalize("NFD").replace(/\p{Mark}/gu, "") : text).toLowerCase();
