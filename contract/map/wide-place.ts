import type { Place } from "../places.ts";

/** Whether a place is so wide that the distance from its middle says nothing: a region or a nation. */
export const isWidePlace = ({ kind }: Pick<Place, "kind">): boolean => kind === "region" || kind === "nation";
