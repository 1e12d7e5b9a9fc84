/** A path as it may be written down: what is unguessable in it (a receipt's token) is left out. */
export const privatePath = (path: string): string => path.replace(/[^/]{40,}/g, "...");
