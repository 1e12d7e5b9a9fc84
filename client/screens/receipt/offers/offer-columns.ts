/**
 * CSS classes of the headers and rows of offers. If five columns fit, an offer is a table row; otherwise it is a card with one
 * or two columns. A printed row has four columns, because the column of buttons is left out.
 */
export const offerColumns =
  "gap-x-5 gap-y-4 px-4 @2xl:grid-cols-2 @2xl:px-5 @5xl:grid-cols-[5fr_7fr_5fr_5fr_13.5rem] print:grid-cols-[4fr_5fr_4fr_4fr] print:gap-x-4 print:gap-y-1 print:px-2";
