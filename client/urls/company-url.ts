import { JOB_SIZES, type Job, STANDS, wastesAmong } from "#contract/job/job.ts";
import { formatLocation } from "#contract/text/place-words.ts";
import { queryString } from "./query-string.ts";

/** The radius is in kilometres. Links between screens pass these parameters on. */
export interface SearchedArea extends Omit<Job, "waste"> {
  location?: string | undefined;
  radius?: number | undefined;
  /** The values of the wastes, separated by commas. */
  waste?: string | undefined;
}

/** `readPageQuery` has checked the parameters. */
export function jobIn(params: URLSearchParams): Job {
  const named = params.get("waste")?.split(",") ?? [];
  return {
    size: JOB_SIZES.find((size) => String(size) === params.get("size")),
    date: params.get("date") ?? undefined,
    weeks: Number(params.get("weeks")) || undefined,
    stands: STANDS.find(({ value }) => value === params.get("stands"))?.value,
    waste: wastesAmong(named),
  };
}

export function searchedAreaIn(params: URLSearchParams): SearchedArea {
  const job = jobIn(params);
  return {
    location: params.get("location")?.trim() || undefined,
    radius: Number(params.get("radius")) || undefined,
    ...job,
    waste: job.waste?.join(",") || undefined,
  };
}

export const jobParams = ({ size, date, weeks, stands, waste }: SearchedArea) => ({
  size,
  date,
  weeks,
  stands,
  waste,
});

/** The parameters in a fixed order. A radius without a place is removed. */
export const areaParams = ({ location, radius, ...job }: SearchedArea) => ({
  location,
  radius: location ? radius : undefined,
  ...jobParams(job),
});

export const jobUrl = (path: `/${string}`, area: SearchedArea): `/${string}` =>
  `${path}${queryString(areaParams(area))}`;

export const compareUrl = (companies: readonly { id: number }[], area: SearchedArea): `/${string}` =>
  `/compare${queryString({ ids: companies.map(({ id }) => id).join(","), ...areaParams(area) })}`;

export const quotesUrl = (companies: readonly { id: number }[], area: SearchedArea): `/${string}` =>
  `/quote${queryString({ companies: companies.map(({ id }) => id).join(","), ...areaParams(area) })}`;

export const companyUrl = (id: number, area: SearchedArea): `/${string}` =>
  `/company/${id}${queryString(areaParams(area))}`;

/** If no place was searched, the place is the company's town with its county, because other towns can have the same name. */
export const quoteUrl = (
  company: { id: number; location: string; county: string },
  area: SearchedArea,
  others: readonly { id: number }[] = [],
): `/${string}` =>
  quotesUrl([company, ...others], { ...area, location: area.location || formatLocation(company) });
