import type { ReactNode } from "react";
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

export function DayAnswer({ company, job, isPlaceKnown, isPermitSaid }: DayAnswerProps) {
  const words = earliestWords(company);
  const isOwnWords = words === company.deliveryTime;
  const wanted = job.date && shortDay(job.date);
  const timely = timeliness(company, job);
  // The server may have rendered the page before midnight, so the dates in its text may differ from the browser's.
  const line = (className: string, text: ReactNode) => (
    <li className={className || undefined} suppressHydrationWarning>
      {text}
    </li>
  );
  if (!wanted)
    return line(
      isOwnWords ? OWN_WORDS : "font-semibold",
      isPlaceKnown ? words : deliveryPhrase(company, words),
    );
  if (timely === "in time for") return line("font-bold text-go-deep", `Can do ${wanted}`);
  if (timely) return line("font-bold text-stop", `${upperFirst(timely)} ${wanted}: ${lowerFirst(words)}`);
  return line(
    "",
    <>
      <span className="font-bold">Ask about {wanted}</span>{" "}
      {!(isPermitSaid && words === ALLOW_A_WEEK) && (
        <span className={`text-ink-soft @max-3xl:hidden ${isOwnWords ? OWN_WORDS : ""}`}>
          · {isOwnWords ? words : lowerFirst(words)}
        </span>
      )}
    </>,
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
