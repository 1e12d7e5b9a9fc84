/** The date of the last update, as the legal pages show it. */
export const LAST_UPDATED = "28 December 2024";
