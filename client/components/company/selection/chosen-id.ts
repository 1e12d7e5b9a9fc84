/** The id of the bar with the chosen companies, which cards move the focus to. */
export const CHOSEN_ID = "chosen";
