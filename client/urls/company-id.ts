import type { Params } from "#client/routes.ts";

/**
 * The id in the URL. Returns 0, which no company has, unless the text is a positive number of at most 15 digits without leading
 * zeros.
 */
export const companyIdIn = ({ id = "" }: Params): number => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0);
