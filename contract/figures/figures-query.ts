import { PERIOD_UNITS, type PeriodUnit } from "./figures.ts";

/** The unit of time, month or week, and the town; null for all towns. */
export interface FiguresQuery {
  by: PeriodUnit;
  town: string | null;
}

/** Reads the parameters of the page of figures. The defaults are months and all towns. */
export const readFiguresQuery = (params: URLSearchParams): FiguresQuery => ({
  by: PERIOD_UNITS.find((unit) => unit === params.get("by")) ?? "month",
  town: params.get("town"),
});

/** The URL of the page of figures, or of another page with the same parameters. */
export function figuresUrl({ by, town }: FiguresQuery, path = "/admin/figures"): string {
  const params = new URLSearchParams();
  if (by !== "month") params.set("by", by);
  if (town !== null) params.set("town", town);
  return params.size > 0 ? `${path}?${params}` : path;
}
