/** "210.00" as 21000. */
export const penceOf = (amount: string): number => Math.round(Number(amount) * 100);
