import { PERIOD_UNITS, type PeriodUnit } from "./figures.ts";

/** `town` is null for all towns. */
export interface FiguresQuery {
  by: PeriodUnit;
  town: string | null;
}

/** The defaults are months and all towns. */
export const readFiguresQuery = (params: URLSearchParams): FiguresQuery => ({
  by: PERIOD_UNITS.find((unit) => unit === params.get("by")) ?? "month",
  town: params.get("town"),
});

/** `path` is the page of figures, or another URL that takes the same parameters. */
export function figuresUrl({ by, town }: FiguresQuery, path = "/admin/figures"): string {
  const params = new URLSearchParams();
  if (by !== "month") params.set("by", by);
  if (town !== null) params.set("town", town);
  return params.size > 0 ? `${path}?${params}` : path;
}
