import type { Params } from "#client/routes.ts";

/** 0, which no company has, unless the text in the URL is a positive number of at most 15 digits without leading zeros. */
export const companyIdIn = ({ id = "" }: Params): number => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0);
