import { queryOptions } from "@tanstack/react-query";
import type { SearchedArea } from "#client/urls/company-url.ts";
import { isDay } from "#contract/dates.ts";
import { findCompanyPage } from "./companies.ts";
import { placeQuery } from "./places.ts";

export type RoadJob = Pick<SearchedArea, "location" | "stands" | "date">;

/** The date says whose authority: councils change. Without script, a form can contain any text as its date. */
export const roadPermitQuery = ({ location = "", date }: RoadJob) => ({
  ...placeQuery(location),
  stands: "road" as const,
  date: date && isDay(date) ? date : undefined,
});

/** Null for an unknown place. Nothing is asked without a place, or for a skip that needs no permit. */
export const roadPermitQueryOptions = (job: RoadJob) =>
  queryOptions({
    queryKey: ["places", "permit", roadPermitQuery(job)] as const,
    queryFn: async () => (await findCompanyPage(roadPermitQuery(job))).permit ?? null,
    enabled: Boolean(job.location) && job.stands === "road",
  });
