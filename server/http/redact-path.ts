/** Replaces the long parts of a path before it is logged, because they may be secrets such as a receipt's token. */
export const redactPath = (path: string): string => path.replace(/[^/]{40,}/g, "...");
