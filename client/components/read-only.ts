/** The `handle` of a screen that is only read: nothing on it needs script, so none is sent with it. */
export const READ_ONLY = "read-only";
