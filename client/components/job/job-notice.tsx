import { todayInLondon } from "#contract/dates.ts";
import { wantedDayWords } from "./day-off.ts";
import { ignoredSentence } from "./ignored-words.ts";

export interface JobNoticeProps {
  /** The parts of the URL that the page left out, separated by commas: the value of its parameter `ignored`. */
  ignored: string | null;
  /** The wanted day, on pages that do not compare it with the permit or let the visitor change it. */
  date?: string | undefined;
}

/**
 * Names the parameters of the URL that the page left out, so that nobody compares prices for a different job by mistake, and
 * says that the wanted day is no working day.
 */
export default function JobNotice({ ignored, date = "" }: JobNoticeProps) {
  return [ignoredSentence(ignored), wantedDayWords(date, todayInLondon())].map(
    (sentence) =>
      sentence && (
        <p
          key={sentence}
          className="rounded-control border-l-4 border-skip bg-skip-pale px-4 py-2.5 max-sm:px-3 max-sm:py-1.5 max-sm:text-sm"
        >
          {sentence}
        </p>
      ),
  );
}
