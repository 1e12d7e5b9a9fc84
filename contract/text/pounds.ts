/** "£1,180" becomes "1180.00", "1180.5" becomes "1180.50". Null for other text, and for a million pounds or more. */
export function readPounds(text: string): string | null {
  const plain = text
    .trim()
    .replace(/^£\s*/, "")
    .replace(/,(?=\d{3}(\D|$))/g, "");
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain).toFixed(2) : null;
}

/** "180.00" becomes "180". Other amounts keep their pence. */
export const plainPounds = (pounds: string): string => pounds.replace(/\.00$/, "");

/** For pages and emails. The amount is in pounds, as text such as "1250.00" or as a number: "£1,250". */
export function formatPounds(amount: string | number): string {
  const pounds = Number(amount);
  return `£${(Number.isInteger(pounds) ? String(pounds) : pounds.toFixed(2)).replace(/\B(?=(\d{3})+(\.|$))/g, ",")}`;
}

/** Sums are computed in whole pence. In the API, amounts are decimal strings such as "210.00". */
export const toPence = (pounds: string): number => Math.round(Number(pounds) * 100);
export const toPounds = (pence: number): string => (pence / 100).toFixed(2);
