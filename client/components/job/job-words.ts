import type { SearchedArea } from "#client/queries/company-url.ts";
import { JOB_PARAMS, type JobParam, STANDS, WASTES } from "#contract/job/job.ts";
import { shortDay } from "./earliest-day.ts";
import { formatWeeks } from "./price-words.ts";

/** "LS6 2AB, 30 km, 6 yd, on the road" */
export function jobSummary({ location, radius, size, date, weeks, stands, waste }: SearchedArea): string {
  const place = STANDS.find(({ value }) => value === stands)?.label.toLowerCase();
  const wastes = waste?.split(",") ?? [];
  const [first, ...others] = WASTES.filter(({ value }) => wastes.includes(value));
  return [
    location ?? "Anywhere",
    location && radius && `${radius} km`,
    size && `${size} yd`,
    date && shortDay(date),
    weeks && formatWeeks(weeks),
    stands === "unsure" ? undefined : place,
    first && `${first.label.toLowerCase()}${others.length > 0 ? ` and ${others.length} more` : ""}`,
  ]
    .filter(Boolean)
    .join(", ");
}

const PARAMS: Record<JobParam, string> = {
  size: "the skip size",
  date: "the delivery date, which has passed or is more than a year ahead",
  weeks: "the weeks of hire",
  stands: "where the skip will stand",
  waste: "the kind of waste",
};

/** "We couldn't read the skip size in this page's address, so it is left out." Null if all of the job was read. */
export function ignoredSentence(ignored: string | null): string | null {
  const names = JOB_PARAMS.filter((name) => ignored?.split(",").includes(name)).map((name) => PARAMS[name]);
  const last = names.pop();
  if (last === undefined) return null;
  const list = names.length > 0 ? `${names.join(", ")} and ${last}` : last;
  return `We couldn't read ${list} in this page's address, so we left that out.`;
}
