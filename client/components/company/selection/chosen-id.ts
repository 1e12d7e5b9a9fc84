/** The id of the bar with the chosen companies. A button in each chosen card moves the focus to the bar. */
export const CHOSEN_ID = "chosen";
