/** In characters. Longer than any place name or address line. Longer texts are not looked up. */
export const MAX_PLACE_TEXT = 300;
