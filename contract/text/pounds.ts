/** Amounts of pounds as people type them. No zod here: the company dialog loads this file. */

/** "£1,180" or "1180.5" as "1180.00" or "1180.50"; null for another text. */
export function readPounds(text: string): string | null {
  const plain = text
    .trim()
    .replace(/^£\s*/, "")
    .replace(/,(?=\d{3}(\D|$))/g, "");
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain).toFixed(2) : null;
}

/** "180.00" as "180". Other amounts keep their pence. */
export const plainPounds = (pounds: string): string => pounds.replace(/\.00$/, "");

/** Money is whole pence in the database and in sums; elsewhere it is a decimal string such as "210.00". */
export const toPence = (pounds: string): number => Math.round(Number(pounds) * 100);
export const toPounds = (pence: number): string => (pence / 100).toFixed(2);
