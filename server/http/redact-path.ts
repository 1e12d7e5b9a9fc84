/** Replaces parts of 40 or more characters in a path before it is logged: they may be secrets such as a receipt's token. */
export const redactPath = (path: string): string => path.replace(/[^/]{40,}/g, "...");
