import type { SearchedArea } from "#client/urls/company-url.ts";
import { STANDS, WASTES } from "#contract/job/job.ts";
import { formatRadius } from "#contract/text/place-words.ts";
import { formatWeeks, joinWithAnd } from "../company/format.ts";
import { shortDay } from "./earliest-day.ts";

/** "when" includes both the day and the number of weeks. */
export type JobPart = "place" | "size" | "when" | "stands" | "waste";

const joined = (...words: (string | number | false | undefined)[]) => words.filter(Boolean).join(", ");

/** The text of an unknown part is empty, except for the place: "Anywhere". */
export function jobWords(job: SearchedArea): Record<JobPart, string> {
  const { location, radius, size, date, weeks, stands, waste } = job;
  const chosen = waste?.split(",") ?? [];
  const wastes = WASTES.flatMap(({ value, label }) => (chosen.includes(value) ? label.toLowerCase() : []));
  return {
    place: joined(location ?? "Anywhere", location && radius && formatRadius(radius)),
    size: size ? `${size} yd` : "",
    when: joined(date && shortDay(date), weeks && formatWeeks(weeks)),
    stands:
      stands === "unsure" ? "" : (STANDS.find(({ value }) => value === stands)?.label.toLowerCase() ?? ""),
    waste: joinWithAnd(wastes.length > 2 ? [`${wastes[0]}`, `${wastes.length - 1} more`] : wastes),
  };
}

export const jobSummary = (job: SearchedArea): string => joined(...Object.values(jobWords(job)));
