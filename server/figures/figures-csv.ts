import type { AskedFigures, Period, PeriodFigures, TownAsked } from "#contract/figures/figures.ts";
import { BYTE_ORDER_MARK, toLine } from "#contract/text/csv-line.ts";
import { guard } from "#contract/text/formula-guard.ts";

type Cell = string | number | null;

interface Row extends Period, AskedFigures {
  town: string;
  /** Missing in the row of one town among all. */
  more?: PeriodFigures;
}

const COLUMNS: readonly { title: string; cell: (row: Row) => Cell | undefined }[] = [
  { title: "from", cell: ({ from }) => from },
  { title: "to", cell: ({ to }) => to },
  { title: "town", cell: ({ town }) => guard(town) },
  { title: "requests", cell: ({ requests }) => requests },
  { title: "requests_answered", cell: ({ answered }) => answered },
  { title: "firms_asked", cell: ({ asked }) => asked },
  { title: "firms_answered", cell: ({ answers }) => answers },
  { title: "different_firms", cell: ({ more }) => more?.firms },
  { title: "median_hours_to_answer", cell: ({ more }) => more?.medianHours },
  { title: "firm_chosen", cell: ({ more }) => more?.chosen },
  { title: "withdrawn", cell: ({ more }) => more?.withdrawn },
  { title: "reviews", cell: ({ more }) => more?.reviews },
  { title: "listing_requests", cell: ({ more }) => more?.listingRequests },
];

interface FiguresFile {
  /** Null for the whole directory, whose rows name no town. */
  town: string | null;
  periods: readonly PeriodFigures[];
  /** Each town by itself, where firms were asked. */
  asked: readonly TownAsked[];
}

/** Writes a row for each period, followed by its towns. A cell is empty where a figure is not known or not counted by town. */
export function writeFiguresCsv({ town, periods, asked }: FiguresFile): string {
  const byPeriod = Map.groupBy(asked, ({ from }) => from);
  const rows = periods.flatMap((period): Row[] => [
    { ...period, town: town ?? "", more: period },
    ...(byPeriod.get(period.from) ?? []).map((ofTown) => ({ ...ofTown, to: period.to })),
  ]);
  const lines = rows.map((row) => toLine(COLUMNS.map(({ cell }) => String(cell(row) ?? ""))));
  return BYTE_ORDER_MARK + toLine(COLUMNS.map(({ title }) => title)) + lines.join("");
}
