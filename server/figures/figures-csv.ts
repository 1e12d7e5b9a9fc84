import { DECLINE_REASONS } from "#contract/answers/offer.ts";
import {
  type AskedFigures,
  NOTHING_ASKED,
  type Period,
  type PeriodFigures,
  type TownRequestFigures,
} from "#contract/figures/figures.ts";
import { PROBLEMS } from "#contract/hires/presses.ts";
import { BYTE_ORDER_MARK, guardFormula, toCsvLine } from "#contract/text/csv.ts";
import type { SearchedRow } from "./searches/store.ts";

type Cell = string | number | null;

interface Row extends Period, AskedFigures {
  town: string;
  searched?: SearchedRow;
  /** The figures of the whole period. Its row has an empty town, and rows of single towns lack these figures. */
  more?: PeriodFigures;
}

const COLUMNS: readonly { title: string; cell: (row: Row) => Cell | undefined }[] = [
  { title: "from", cell: ({ from }) => from },
  { title: "to", cell: ({ to }) => to },
  { title: "town", cell: ({ town }) => guardFormula(town) },
  { title: "requests", cell: ({ requests }) => requests },
  { title: "requests_answered", cell: ({ answered }) => answered },
  { title: "firms_asked", cell: ({ asked }) => asked },
  { title: "firms_answered", cell: ({ answers }) => answers },
  { title: "different_firms", cell: ({ more }) => more?.firms },
  { title: "median_hours_to_answer", cell: ({ more }) => more?.medianHours },
  { title: "firm_chosen", cell: ({ more }) => more?.chosen },
  { title: "withdrawn", cell: ({ more }) => more?.withdrawn },
  ...DECLINE_REASONS.map(({ value }) => ({
    title: `declined_${value.replaceAll("-", "_")}`,
    cell: ({ more }: Row) => more && (more.declined[value] ?? 0),
  })),
  { title: "hires", cell: ({ more }) => more?.hires },
  { title: "presses", cell: ({ more }) => more?.presses },
  ...PROBLEMS.map(({ value }) => ({
    title: `problem_${value.replaceAll("-", "_")}`,
    cell: ({ more }: Row) => more && (more.problems[value] ?? 0),
  })),
  { title: "without_answer_in_time", cell: ({ more }) => more?.silences },
  { title: "reviews", cell: ({ more }) => more?.reviews },
  { title: "listing_requests", cell: ({ more }) => more?.listingRequests },
  { title: "searches", cell: ({ more, searched }) => more?.searches ?? searched?.searches },
  {
    title: "searches_without_result",
    cell: ({ more, searched }) => more?.foundNothing ?? searched?.foundNothing,
  },
];

interface FiguresFile {
  periods: readonly PeriodFigures[];
  /** Figures by period and town. Only towns whose companies were asked. */
  asked: readonly TownRequestFigures[];
  searched: readonly SearchedRow[];
}

export function writeFiguresCsv({ periods, asked, searched }: FiguresFile): string {
  const askedIn = Map.groupBy(asked, ({ from }) => from);
  const searchedIn = Map.groupBy(searched, ({ period }) => period);
  const rows = periods.flatMap((period): Row[] => [
    { ...period, town: "", more: period },
    ...townRows(period, askedIn.get(period.from) ?? [], searchedIn.get(period.from) ?? []),
  ]);
  const lines = rows.map((row) => toCsvLine(COLUMNS.map(({ cell }) => String(cell(row) ?? ""))));
  return BYTE_ORDER_MARK + toCsvLine(COLUMNS.map(({ title }) => title)) + lines.join("");
}

function townRows(
  { from, to }: Period,
  asked: readonly TownRequestFigures[],
  searched: readonly SearchedRow[],
): Row[] {
  const searches = new Map(searched.filter(({ town }) => town !== "").map((row) => [row.town, row]));
  const rows = asked.map((row): Row => {
    const ofTown = searches.get(row.town);
    searches.delete(row.town);
    return { ...row, to, ...(ofTown && { searched: ofTown }) };
  });
  const others = [...searches.values()];
  return [...rows, ...others.map((row) => ({ from, to, town: row.town, ...NOTHING_ASKED, searched: row }))];
}
