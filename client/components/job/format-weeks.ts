import { countOf } from "../company/format.ts";

/** "2 weeks" */
export const formatWeeks = (weeks: number): string => countOf(weeks, "week");
