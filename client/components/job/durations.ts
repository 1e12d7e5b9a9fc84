import { countOf } from "../company/format.ts";

/** "1 day" */
export const formatDays = (days: number): string => countOf(days, "day");

/** "2 weeks" */
export const formatWeeks = (weeks: number): string => countOf(weeks, "week");
