import {
  type AdminFigures,
  type HireMonth,
  KEPT_PERIODS,
  NOTHING_ASKED,
  type Period,
  type PeriodFigures,
  type PeriodUnit,
  PUBLIC_MONTHS,
  SHOWN_PERIODS,
  type TownFigures,
  type TownRequestFigures,
} from "#contract/figures/figures.ts";
import { lastPeriods } from "#contract/figures/periods.ts";
import { PROBLEM_ANSWER_DAYS } from "#contract/hires/presses.ts";
import { addWorkingDays } from "#contract/job/delivery-days.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { Database } from "#server/database/connect.ts";
import { writeFiguresCsv } from "./figures-csv.ts";
import { searchedTowns, townsWithFewCompanies } from "./searches/demand.ts";
import { countedSince, ELSEWHERE, searchesByTown } from "./searches/store.ts";
import {
  askedByPeriod,
  askedByTown,
  countByPeriod,
  countListed,
  declinedByPeriod,
  type Scope,
  type Wish,
  wishes,
} from "./store.ts";

export interface FiguresDeps {
  database: Database;
  companies: Pick<Companies, "findFirst">;
  today: () => string;
}

/**
 * Nothing is cached. The companies that deliver to a town are counted in memory. All other figures are read from the database.
 */
export function createFigures({ database, companies, today }: FiguresDeps) {
  /** The number of companies within `DEFAULT_RADIUS_KM` that deliver to a town, certainly or probably. */
  const companiesOf = (town: string) => companies.findFirst({ location: town, serves: "probably" }, 0).total;

  /** The counts by town have only the newest `askedPeriods` of the periods. */
  async function count(unit: PeriodUnit, shownPeriods: number, askedPeriods = shownPeriods) {
    const periods = lastPeriods(unit, today(), shownPeriods);
    const scopeOf = (count: number): Scope => ({ unit, since: periods[count - 1]?.from ?? today() });
    const [rows, asked] = await Promise.all([
      readRows(database, scopeOf(shownPeriods)),
      askedByTown(database, scopeOf(askedPeriods)),
    ]);
    const { searched, searchesSince } = rows;
    return {
      asked,
      searched,
      searchesSince,
      periods: periods.map((one) => periodFigures(one, rows, today())),
    };
  }

  return {
    async hireMonths(): Promise<HireMonth[]> {
      const months = lastPeriods("month", today(), PUBLIC_MONTHS + 1).slice(1);
      const scope: Scope = { unit: "month", since: months.at(-1)?.from ?? today() };
      const [countsOf, wished] = await Promise.all([
        countByPeriod(database, scope, ["hires", "notes", "pauses", "removals"]),
        wishes(database, scope),
      ]);
      const all = months.map(({ from }) => ({
        from,
        ...countsOf(from),
        ...wishFigures(from, wished, today()),
      }));
      return all.slice(0, all.findLastIndex((month) => month.hires > 0) + 1);
    },
    async read(by: PeriodUnit): Promise<AdminFigures> {
      const { periods, asked, searched, searchesSince } = await count(by, SHOWN_PERIODS, 2);
      const searchedByTown = searchedTowns(searched, periods);
      return {
        ...{ by, listed: await countListed(database), periods, searchesSince },
        towns: byTown(asked, periods),
        searchesElsewhere: searchedByTown.find((one) => one.town === ELSEWHERE) ?? null,
        demand: townsWithFewCompanies(searchedByTown, companiesOf),
      };
    },
    csv: async (by: PeriodUnit): Promise<string> => writeFiguresCsv(await count(by, KEPT_PERIODS[by])),
  };
}

async function readRows(database: Database, scope: Scope) {
  const [asked, declined, countsOf, wished, searched, searchesSince] = await Promise.all([
    askedByPeriod(database, scope),
    declinedByPeriod(database, scope),
    countByPeriod(database, scope, ["hires", "presses", "reviews", "listingRequests"]),
    wishes(database, scope),
    searchesByTown(database, scope),
    countedSince(database),
  ]);
  return { asked, declined, countsOf, wished, searched, searchesSince };
}

function wishFigures(from: string, all: readonly Wish[], today: string) {
  const wished = all.filter((wish) => wish.period === from && wish.isConfirmed);
  const problems = wished.filter(({ problem }) => problem !== null);
  return {
    problems: problems.length,
    settled: problems.filter(({ isSettled }) => isSettled).length,
    silences: wished.filter((wish) => isSilence(wish, today)).length,
  };
}

function periodFigures(
  { from, to }: Period,
  rows: Awaited<ReturnType<typeof readRows>>,
  today: string,
): PeriodFigures {
  const ofPeriod = <Row extends { period: string }>(all: readonly Row[]) =>
    all.filter(({ period }) => period === from);
  const [asked] = ofPeriod(rows.asked);
  const wished = ofPeriod(rows.wished);
  const { period: _, ...askedCounts } = asked ?? {};
  const searched = ofPeriod(rows.searched);
  const isSearchCounted = rows.searchesSince !== null && to >= rows.searchesSince;
  const sum = (of: "searches" | "foundNothing") =>
    isSearchCounted ? searched.reduce((total, row) => total + row[of], 0) : null;
  return {
    ...{ firms: 0, medianHours: null, chosen: 0, withdrawn: 0, ...NOTHING_ASKED, ...askedCounts },
    ...{ from, to, ...rows.countsOf(from) },
    declined: Object.fromEntries(ofPeriod(rows.declined).map(({ reason, count }) => [reason, count])),
    problems: countBy(wished.flatMap(({ problem }) => problem ?? [])),
    silences: wished.filter((wish) => isSilence(wish, today)).length,
    searches: sum("searches"),
    foundNothing: sum("foundNothing"),
  };
}

const countBy = <Name extends string>(names: readonly Name[]): Partial<Record<Name, number>> =>
  Object.fromEntries(
    [...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]),
  ) as Partial<Record<Name, number>>;

/**
 * True if the company answered a wish after the last allowed day, or has not answered by then. False if the wish has no such day.
 */
function isSilence({ problem, askedOn, wantedOn, answeredOn }: Wish, today: string): boolean {
  const answerBy = problem ? addWorkingDays(askedOn, PROBLEM_ANSWER_DAYS).day : wantedOn;
  return answerBy !== null && answerBy < (answeredOn ?? today);
}

/** Sorted by the requests of the current and the previous period together, most first. */
function byTown(
  asked: readonly TownRequestFigures[],
  [current, previous]: readonly PeriodFigures[],
): TownFigures[] {
  const inPeriod = (rows: readonly TownRequestFigures[], period: PeriodFigures | undefined) => {
    const { requests, answered, asked, answers } =
      rows.find(({ from }) => from === period?.from) ?? NOTHING_ASKED;
    return { requests, answered, asked, answers };
  };
  return [...Map.groupBy(asked, ({ town }) => town)]
    .map(([town, rows]) => ({
      town,
      current: inPeriod(rows, current),
      previous: inPeriod(rows, previous),
    }))
    .sort((a, b) => total(b) - total(a));
}

const total = ({ current, previous }: TownFigures): number => current.requests + previous.requests;
