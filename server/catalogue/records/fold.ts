/** As texts are compared: whatever their case and accents, so that "cafe" finds "Café". */
export const fold = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the first 128 are what needs no decomposing
  (/[^\x00-\x7f]/.test(text) ? text.normalize("NFD").replace(/\p{Mark}/gu, "") : text).toLowerCase();
