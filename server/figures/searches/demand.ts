import {
  FEW_COMPANIES,
  type PeriodFigures,
  type SearchedTown,
  SHOWN_DEMAND,
  type TownDemand,
} from "#contract/figures/figures.ts";
import { ELSEWHERE, type SearchedRow } from "./store.ts";

export function searchedTowns(
  rows: readonly SearchedRow[],
  [current, previous]: readonly Pick<PeriodFigures, "from">[],
): SearchedTown[] {
  const sum = (counted: readonly SearchedRow[], of: "searches" | "foundNothing") =>
    counted.reduce((total, row) => total + row[of], 0);
  const recent = rows.filter(({ period }) => period === current?.from || period === previous?.from);
  return [...Map.groupBy(recent, ({ town }) => town)]
    .map(([town, counted]) => {
      const now = counted.filter(({ period }) => period === current?.from);
      const before = counted.filter(({ period }) => period === previous?.from);
      const [searches, searchedBefore] = [sum(now, "searches"), sum(before, "searches")];
      return { town, searches, before: searchedBefore, foundNothing: sum(counted, "foundNothing") };
    })
    .filter(({ searches, before }) => searches + before > 0)
    .sort((a, b) => b.searches + b.before - a.searches - a.before);
}

export function townsWithFewCompanies(
  towns: readonly SearchedTown[],
  companiesOf: (town: string) => number,
): TownDemand[] {
  const found: TownDemand[] = [];
  for (const searched of towns) {
    if (searched.town === ELSEWHERE) continue;
    const companies = companiesOf(searched.town);
    if (companies < FEW_COMPANIES) found.push({ ...searched, firms: companies });
    if (found.length === SHOWN_DEMAND) break;
  }
  return found;
}
