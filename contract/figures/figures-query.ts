import { PERIOD_UNITS, type PeriodUnit } from "./figures.ts";

/** What is counted: by month or week, in one town or all. */
export interface FiguresQuery {
  by: PeriodUnit;
  town: string | null;
}

/** Reads the parameters of the page of figures; months and all towns if they say nothing else. */
export const readFiguresQuery = (params: URLSearchParams): FiguresQuery => ({
  by: PERIOD_UNITS.find((unit) => unit === params.get("by")) ?? "month",
  town: params.get("town"),
});

/** The URL of the page, or of another that takes the same parameters. */
export function figuresUrl({ by, town }: FiguresQuery, path = "/admin/figures"): string {
  const params = new URLSearchParams();
  if (by !== "month") params.set("by", by);
  if (town !== null) params.set("town", town);
  return params.size > 0 ? `${path}?${params}` : path;
}
