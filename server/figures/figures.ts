import { todayInLondon } from "#contract/dates.ts";
import {
  type AdminFigures,
  KEPT_PERIODS,
  NOTHING_ASKED,
  type PeriodFigures,
  type PeriodUnit,
  SHOWN_PERIODS,
  type TownAsked,
  type TownFigures,
} from "#contract/figures/figures.ts";
import type { FiguresQuery } from "#contract/figures/figures-query.ts";
import { lastPeriods } from "#contract/figures/periods.ts";
import type { Database } from "#server/database/connect.ts";
import { writeFiguresCsv } from "./figures-csv.ts";
import {
  askedByPeriod,
  askedByTown,
  countListed,
  findTown,
  listingRequestsByPeriod,
  reviewsByPeriod,
  type Scope,
} from "./store.ts";

export type Figures = ReturnType<typeof createFigures>;

interface FiguresDeps {
  database: Database;
  /** Today's date in the United Kingdom. */
  today?: () => string;
}

/** The administrator's figures, counted from the database whenever they are read. */
export function createFigures({ database, today = todayInLondon }: FiguresDeps) {
  /** Null if no listing names the town. */
  const townOf = async (name: string | null) =>
    name === null
      ? { key: null, town: null, listed: await countListed(database) }
      : await findTown(database, name);

  async function periodsOf(scope: Scope, count: number): Promise<PeriodFigures[]> {
    const { unit, town } = scope;
    const [asked, reviews, listingRequests] = await Promise.all([
      askedByPeriod(database, scope),
      reviewsByPeriod(database, scope),
      town === null ? listingRequestsByPeriod(database, scope) : null,
    ]);
    const at = <Row extends { period: string }>(rows: readonly Row[], from: string) =>
      rows.find(({ period }) => period === from);
    return lastPeriods(unit, today(), count).map(({ from, to }) => {
      const { median_hours: medianHours = null, ...row } = at(asked, from) ?? {};
      return {
        ...{ firms: 0, chosen: 0, withdrawn: 0, ...NOTHING_ASKED, ...row },
        ...{ from, to, medianHours },
        declined: {},
        reviews: at(reviews, from)?.count ?? 0,
        listingRequests: listingRequests && (at(listingRequests, from)?.count ?? 0),
      };
    });
  }

  const scopeOf = (unit: PeriodUnit, town: string | null, count: number): Scope => ({
    unit,
    town,
    since: lastPeriods(unit, today(), count).at(-1)?.from ?? today(),
  });

  return {
    /** The last twelve months or weeks. Null if no listing names the town. */
    async read({ by, town: name }: FiguresQuery): Promise<AdminFigures | null> {
      const found = await townOf(name);
      if (!found) return null;
      const { key, town, listed } = found;
      const [periods, asked] = await Promise.all([
        periodsOf(scopeOf(by, key, SHOWN_PERIODS), SHOWN_PERIODS),
        key === null ? askedByTown(database, scopeOf(by, null, 2)) : [],
      ]);
      return { by, town, listed, periods, towns: byTown(asked, periods) };
    },
    /** Every period that the database holds, all towns together and each by itself, as a CSV file. Null as above. */
    async csv({ by, town: name }: FiguresQuery): Promise<string | null> {
      const found = await townOf(name);
      if (!found) return null;
      const { key, town } = found;
      const scope = scopeOf(by, key, KEPT_PERIODS[by]);
      const [periods, asked] = await Promise.all([
        periodsOf(scope, KEPT_PERIODS[by]),
        key === null ? askedByTown(database, scope) : [],
      ]);
      return writeFiguresCsv({ town, periods, asked });
    },
  };
}

/** The towns of this period and the one before, the most requests of both first. */
function byTown(asked: readonly TownAsked[], [current, previous]: readonly PeriodFigures[]): TownFigures[] {
  const inPeriod = (rows: readonly TownAsked[], period: PeriodFigures | undefined) => {
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
