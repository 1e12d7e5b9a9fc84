import type { ReactNode } from "react";
import { roadPermitQueryOptions } from "#client/queries/road-permit.ts";
import { useQuery } from "#client/queries/use-query.ts";
import type { SearchedArea } from "#client/urls/company-url.ts";
import { todayInLondon } from "#contract/dates.ts";
import { STAYS_OUT } from "#contract/job/collected-apart.ts";
import type { Division } from "#contract/job/delivery-days.ts";
import { IGNORED_PARTS, type IgnoredPart, type Job, wastesAmong } from "#contract/job/job.ts";
import type { ListPermit } from "#contract/job/permits.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import { materialWarnings } from "#contract/plan/material-warning.ts";
import { itemUrl, WASTE_ITEMS } from "#contract/plan/waste-items.ts";
import { joinWithAnd } from "../company/format.ts";
import { roadNotice } from "../permit/road-limits.ts";
import { useUnderstoodPlace } from "../search/understood-place.ts";
import { wantedDayWords } from "./day-off.ts";

export interface JobNoticeProps {
  ignored: string | null;
  area?: Pick<SearchedArea, "location" | keyof Job> | undefined;
  /** The nation whose bank holidays count. If undefined, the notice asks the server for the nation of the location. */
  division?: Division | null | undefined;
  /** The permit of the place. If undefined, the notice asks the server for it. */
  permit?: ListPermit | null | undefined;
}

/** Names the parts of the URL that the page could not use, so that nobody compares prices for a different job by mistake. */
export default function JobNotice({ ignored, area = {}, division, permit }: JobNoticeProps) {
  const { location = "", date = "", size, stands, waste = "" } = area;
  const today = todayInLondon();
  const asksNation = division === undefined && wantedDayWords(date, today) !== null;
  const understood = useUnderstoodPlace(asksNation ? location : "");
  const asked = roadPermitQueryOptions(permit === undefined ? area : {});
  const road = useQuery(asked).data;
  const sentences = [
    ignoredSentence(ignored),
    wantedDayWords(date, today, division ?? understood?.searched?.division),
    stands === "road" && roadNotice(permit ?? road ?? null, area),
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
