import type { SearchedArea } from "#client/urls/company-url.ts";
import { STANDS, WASTES } from "#contract/job/job.ts";
import { formatRadius } from "#contract/text/place-words.ts";
import { formatWeeks, joinWithAnd } from "../company/format.ts";
import { shortDay } from "./earliest-day.ts";

/** "LS6 2AB, 30 km (19 miles), 6 yd, on the road" */
export function jobSummary({ location, radius, size, date, weeks, stands, waste }: SearchedArea): string {
  const place = STANDS.find(({ value }) => value === stands)?.label.toLowerCase();
  const chosen = waste?.split(",") ?? [];
  const wastes = WASTES.flatMap(({ value, label }) => (chosen.includes(value) ? label.toLowerCase() : []));
  return [
    location ?? "Anywhere",
    location && radius && formatRadius(radius),
    size && `${size} yd`,
    date && shortDay(date),
    weeks && formatWeeks(weeks),
    stands === "unsure" ? undefined : place,
    joinWithAnd(wastes.length > 2 ? [`${wastes[0]}`, `${wastes.length - 1} more`] : wastes),
  ]
    .filter(Boolean)
    .join(", ");
}

/** The article before a size in yards: "an" before 8, otherwise "a". */
export const indefiniteArticle = (size: number): string => (size === 8 ? "an" : "a");
