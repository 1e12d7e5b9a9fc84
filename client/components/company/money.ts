/** "£210", or "£210.50" if there are pence. Amounts are in pounds, as text such as "210.00" or as a number. */
export function formatPounds(amount: string | number): string {
  const pounds = Number(amount);
  return `£${(Number.isInteger(pounds) ? String(pounds) : pounds.toFixed(2)).replace(/\B(?=(\d{3})+(\.|$))/g, ",")}`;
}

/** "£167-208", or "£210" if both ends are the same. */
export function formatPoundRange({ from, to }: { from: string | number; to: string | number }): string {
  const [least, most] = [formatPounds(from), formatPounds(to)];
  return least === most ? least : `${least}-${most.slice(1)}`;
}
