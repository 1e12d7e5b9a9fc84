/**
 * CSS classes of the comparison's rows. If columns do not fit, a row is a card: two companies are side by side, more are one
 * below the other.
 */
export const rowClass = (isPair: boolean): string =>
  `card overflow-hidden columns:table-row columns:shadow-none ${isPair ? "grid grid-cols-2" : "block"}`;

export const rowHeadClass =
  "col-span-2 flex flex-wrap items-center justify-between gap-x-3 border-b border-line px-3 py-1.5 align-top text-sm font-bold columns:table-cell columns:py-2.5";

export const valueClass = (isPair: boolean): string =>
  `gap-3 border-line bg-white px-3 py-2 align-top columns:table-cell columns:border-b columns:py-2.5 ${
    isPair
      ? "block last:border-l columns:last:border-l-0"
      : "grid grid-cols-[2fr_3fr] border-t nth-2:border-t-0 columns:border-t-0"
  }`;
