import type { WasteTaken } from "#contract/companies/totals.ts";
import type { Job } from "#contract/job/job.ts";
import { lowerFirst, upperFirst } from "#contract/text/spelling.ts";
import { wasteLabel } from "../company/fit-words.ts";
import { joinWithAnd } from "../company/format.ts";
import { ALLOW_A_WEEK, deliveryPhrase, earliestWords, shortDay, timeliness } from "./earliest-day.ts";

const OWN_WORDS = "line-clamp-2 wrap-anywhere";

interface DayAnswerProps {
  company: Parameters<typeof earliestWords>[0];
  job: Pick<Job, "date">;
  isPlaceKnown: boolean;
  isPermitSaid?: boolean;
}

/** The server may have rendered the page before midnight, so the dates in its text may differ from the browser's. */
export function DayAnswer({ company, job, isPlaceKnown, isPermitSaid }: DayAnswerProps) {
  const words = earliestWords(company);
  const isOwnWords = words === company.deliveryTime;
  if (job.date === undefined)
    return (
      <li className={isOwnWords ? OWN_WORDS : "font-semibold"} suppressHydrationWarning>
        {isPlaceKnown ? words : deliveryPhrase(company, words)}
      </li>
    );
  const wanted = shortDay(job.date);
  const timely = timeliness(company, job);
  if (timely === "too late for" || timely === "not on")
    return (
      <li className="font-bold text-stop" suppressHydrationWarning>
        {timely === "not on" ? "Not on" : "Too late for"} {wanted}: {lowerFirst(words)}
      </li>
    );
  if (timely === "in time for")
    return (
      <li className="font-bold text-go-deep" suppressHydrationWarning>
        Can do {wanted}
      </li>
    );
  return (
    <li suppressHydrationWarning>
      <span className="font-bold">Ask about {wanted}</span>{" "}
      {!(isPermitSaid && words === ALLOW_A_WEEK) && (
        <span className={`text-ink-soft @max-3xl:hidden ${isOwnWords ? OWN_WORDS : ""}`}>
          · {isOwnWords ? words : lowerFirst(words)}
        </span>
      )}
    </li>
  );
}

const TAKEN: readonly [WasteTaken["taken"] | "in-sizes", (names: string, yards: string) => string][] = [
  ["yes", (names) => `takes ${names}`],
  ["in-sizes", (names, yards) => `takes ${names} in ${yards} yd`],
  ["charge", (names) => `${names} at a charge`],
  ["ask", (names) => `${names} not said`],
  ["no", (names) => `not ${names}`],
];

const takenWords = (wastes: readonly WasteTaken[]): string =>
  upperFirst(
    TAKEN.flatMap(([kind, wordsOf]) => {
      const found = wastes.filter(({ taken, sizes }) => (sizes ? "in-sizes" : taken) === kind);
      const names = joinWithAnd(found.map(({ waste }) => wasteLabel(waste))).toLowerCase();
      // Only soil and rubble depend on the size, and both are taken in the same sizes.
      return names ? wordsOf(names, joinWithAnd((found[0]?.sizes ?? []).map(String))) : [];
    }).join(" · "),
  );

export const WasteAnswer = ({ wastes }: { wastes: readonly WasteTaken[] | undefined }) =>
  wastes && <li className="text-ink-soft print:hidden">{takenWords(wastes)}</li>;
