import type { Params } from "#client/routes.ts";

/** The id in the URL. If it is not a number without leading zeros, 0, which no company has. */
export const companyIdIn = ({ id = "" }: Params): number => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0);
