/** Says that chosen companies are no longer listed and are therefore left out. */
export const unlistedWords = (count: number): string =>
  count === 1
    ? "1 company is no longer listed, so we left it out."
    : `${count} companies are no longer listed, so we left them out.`;
