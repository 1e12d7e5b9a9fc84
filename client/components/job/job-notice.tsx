import type { ReactNode } from "react";
import type { SearchedArea } from "#client/urls/company-url.ts";
import { todayInLondon } from "#contract/dates.ts";
import { STAYS_OUT } from "#contract/job/collected-apart.ts";
import type { Division } from "#contract/job/delivery-days.ts";
import { IGNORED_PARTS, type IgnoredPart, wastesAmong } from "#contract/job/job.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import { materialWarnings } from "#contract/plan/material-warning.ts";
import { fitsRoad, ROLL_ON_SENTENCE } from "#contract/plan/size-advice.ts";
import { itemUrl, WASTE_ITEMS } from "#contract/plan/waste-items.ts";
import { joinWithAnd } from "../company/format.ts";
import { useUnderstoodPlace } from "../search/understood-place.ts";
import { wantedDayWords } from "./day-off.ts";

export interface JobNoticeProps {
  ignored: string | null;
  area?: Pick<SearchedArea, "location" | "date" | "size" | "stands" | "waste"> | undefined;
  /** The nation whose bank holidays count. If undefined, the notice asks the server for the nation of the location. */
  division?: Division | null | undefined;
}

/** Names the parts of the URL that the page could not use, so that nobody compares prices for a different job by mistake. */
export default function JobNotice({ ignored, area = {}, division }: JobNoticeProps) {
  const understood = useUnderstoodPlace(division === undefined ? (area.location ?? "") : "");
  const { date = "", size, stands, waste = "" } = area;
  const isTooLong = size !== undefined && stands === "road" && !fitsRoad(size);
  const sentences = [
    ignoredSentence(ignored),
    wantedDayWords(date, todayInLondon(), division ?? understood?.searched?.division),
    isTooLong && ROLL_ON_SENTENCE,
  ];
  const wastes = wastesAmong(waste.split(","));
  const warnings = materialWarnings(size, wastes);
  const apart = STAYS_OUT.find((one) => wastes.includes(one));
  return (
    <>
      {sentences.map((sentence) => sentence && <Notice key={sentence}>{sentence}</Notice>)}
      {warnings.length > 0 && (
        <Notice>
          {warnings.join(" ")}{" "}
          {apart && (
            <a href={itemUrl(WASTE_ITEMS[apart])} className="link whitespace-nowrap">
              Where it goes instead
            </a>
          )}
        </Notice>
      )}
    </>
  );
}

const Notice = ({ children }: { children: ReactNode }) => (
  <p className="rounded-control border-l-4 border-skip bg-skip-pale px-3 py-1 text-sm">{children}</p>
);

const PARTS: Record<IgnoredPart, string> = {
  radius: "the distance",
  size: "the skip size",
  "past-date": "the delivery date (it has passed)",
  date: "the delivery date (not within a year)",
  weeks: "the length of the hire",
  stands: "the place where the skip will stand",
  waste: "the kind of waste",
  "some-waste": "an unknown kind of waste",
  "more-companies": `more than ${MAX_COMPANIES_PER_QUOTE} companies`,
};

export function ignoredSentence(ignored: string | null): string | null {
  const parts = IGNORED_PARTS.filter((part) => ignored?.split(",").includes(part));
  const [first, second] = parts;
  if (first === undefined) return null;
  if (second === undefined && first === "more-companies")
    return `This page's address names more than ${MAX_COMPANIES_PER_QUOTE} companies. We left out those after the first ${MAX_COMPANIES_PER_QUOTE}.`;
  const names = joinWithAnd(parts.map((part) => PARTS[part]));
  return `We couldn't use ${names} in this page's address, so we left ${second ? "them" : "it"} out.`;
}
