import type { ReactNode } from "react";
import type { SearchedArea } from "#client/urls/company-url.ts";
import { todayInLondon } from "#contract/dates.ts";
import { apartSentences, STAYS_OUT } from "#contract/job/collected-apart.ts";
import { fitsRoad, ROLL_ON_SENTENCE } from "#contract/plan/size-advice.ts";
import { itemUrl, WASTE_ITEMS } from "#contract/plan/waste-items.ts";
import { wantedDayWords } from "./day-off.ts";
import { ignoredSentence } from "./ignored-words.ts";

export interface JobNoticeProps {
  /** The parts of the URL that the page left out, separated by commas: the value of its parameter `ignored`. */
  ignored: string | null;
  /** The place and the job, on pages with companies or prices for it. */
  area?: Pick<SearchedArea, "date" | "size" | "stands" | "waste"> | undefined;
}

/**
 * Names the parameters of the URL that the page left out, so that nobody compares prices for a different job by mistake, and
 * says that the wanted day is no working day, that the size is too long for a road, and what to do with wastes that no ordinary
 * skip takes.
 */
export default function JobNotice({ ignored, area = {} }: JobNoticeProps) {
  const { date = "", size, stands, waste = "" } = area;
  const isTooLong = size !== undefined && stands === "road" && !fitsRoad(size);
  const sentences = [
    ignoredSentence(ignored),
    wantedDayWords(date, todayInLondon()),
    isTooLong && ROLL_ON_SENTENCE,
  ];
  const wastes = waste.split(",");
  const apart = STAYS_OUT.find((one) => wastes.includes(one));
  return (
    <>
      {sentences.map((sentence) => sentence && <Notice key={sentence}>{sentence}</Notice>)}
      {apart && (
        <Notice>
          {apartSentences(wastes).join(" ")}{" "}
          <a href={itemUrl(WASTE_ITEMS[apart])} className="link whitespace-nowrap">
            Where it goes instead
          </a>
        </Notice>
      )}
    </>
  );
}

const Notice = ({ children }: { children: ReactNode }) => (
  <p className="rounded-control border-l-4 border-skip bg-skip-pale px-3 py-1 text-sm">{children}</p>
);
