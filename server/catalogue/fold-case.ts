import { plainSpelling } from "#contract/text/plain-spelling.ts";

/** Lower case without accents and in one spelling, so that "cafe" finds "Café", and "o'brien and son" finds "O’Brien & Son". */
export function foldCase(text: string): string {
  const spelt = plainSpelling(text);
  const isAscii = /^[ -~]*$/.test(spelt);
  return (isAscii ? spelt : spelt.normalize("NFD").replace(/\p{Mark}/gu, "")).toLowerCase();
}
