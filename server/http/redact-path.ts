/** Removes secrets such as a receipt's token from a path before it is logged. */
export const redactPath = (path: string): string => path.replace(/[^/]{40,}/g, "...");
