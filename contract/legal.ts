/** When the legal pages were last updated, as they say it. */
export const LAST_UPDATED = "28 December 2024";
