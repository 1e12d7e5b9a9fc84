import { JOB_SIZES, type Job, STANDS, WASTES } from "#contract/job/job.ts";
import { queryString } from "./request.ts";

/** Where the visitor searched, and the job, as URLs name them. Every link between screens passes both on. */
export interface SearchedArea extends Omit<Job, "waste"> {
  location?: string | undefined;
  radius?: number | undefined;
  /** Comma-separated. */
  waste?: string | undefined;
}

/** The job in a page's parameters, which `readPageQuery` has checked. */
export function jobIn(params: URLSearchParams): Job {
  const named = params.get("waste")?.split(",") ?? [];
  return {
    size: JOB_SIZES.find((size) => String(size) === params.get("size")),
    date: params.get("date") ?? undefined,
    weeks: Number(params.get("weeks")) || undefined,
    stands: STANDS.find(({ value }) => value === params.get("stands"))?.value,
    waste: WASTES.map(({ value }) => value).filter((waste) => named.includes(waste)),
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

/** The job without its place as parameters of a URL. */
export const jobParams = ({ size, date, weeks, stands, waste }: SearchedArea) => ({
  size,
  date,
  weeks,
  stands,
  waste,
});

/** The parameters on which a company's fit depends. */
export const fitParams = ({ location, size, weeks, stands, waste }: SearchedArea) => ({
  location,
  size,
  weeks,
  stands,
  waste,
});

/** The area and the job as parameters of a URL, in one order. A radius without a place means nothing. */
export const areaParams = ({ location, radius, ...job }: SearchedArea) => ({
  location,
  radius: location ? radius : undefined,
  ...jobParams(job),
});

/** A page with the searched area and the job. */
export const jobUrl = (path: `/${string}`, area: SearchedArea): `/${string}` =>
  `${path}${queryString(areaParams(area))}`;

/** The comparison of companies for a job. */
export const compareUrl = (companies: readonly { id: number }[], area: SearchedArea): `/${string}` =>
  `/compare${queryString({ ids: companies.map(({ id }) => id).join(","), ...areaParams(area) })}`;

/** The quote form for several companies and the job. */
export const quotesUrl = (companies: readonly { id: number }[], area: SearchedArea): `/${string}` =>
  `/quote${queryString({ companies: companies.map(({ id }) => id).join(","), ...areaParams(area) })}`;

/** A company's page, which passes the searched area and the job on to the quote form. */
export const companyUrl = (id: number, area: SearchedArea): `/${string}` =>
  `/company/${id}${queryString(areaParams(area))}`;

/** The quote form for one company, the searched area, or else its own town, and the job. */
export const quoteUrl = (company: { id: number; location: string }, area: SearchedArea): `/${string}` =>
  `/quote${queryString({
    companies: company.id,
    ...areaParams(area),
    location: area.location || company.location,
  })}`;
