/** The attribution that the licence of the Environment Agency's file of registered carriers requires. */
export const REGISTER_FILE_ATTRIBUTION =
  "Contains Environment Agency information © Environment Agency and/or database right.";
