import type { Params } from "#client/routes.ts";

/** The id in the URL, a positive number of at most 15 digits without leading zeros. Other texts give 0, which no company has. */
export const companyIdIn = ({ id = "" }: Params): number => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0);
