/** The date of the last update, as the legal pages show it. */
export const LAST_UPDATED = "28 December 2024";
/** The month in which the terms and the privacy policy were last compared with the law and the product. */
export const LEGAL_REVIEWED = "November 2026";
