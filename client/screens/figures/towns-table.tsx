import { formatCount } from "#client/components/company/format.ts";
import type { AdminFigures, AskedFigures, PeriodFigures } from "#contract/figures/figures.ts";
import { figuresUrl } from "#contract/figures/figures-query.ts";
import { FIGURES_CELL_CLASS, HEAD_CELL, ROW_HEAD, TABLE, TableFrame } from "./figures-table.tsx";
import { periodName, shareOf } from "./period-words.ts";

/** More rows would push the charts far down. The CSV file contains every town, and the form finds one by name. */
const SHOWN_TOWNS = 25;

export function TownsTable({ figures }: { figures: AdminFigures }) {
  const { by, towns, periods } = figures;
  const [current, previous] = periods as readonly [PeriodFigures, PeriodFigures];
  if (towns.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="display text-2xl">By town</h2>
      <TableFrame label="By town">
        <table className={TABLE}>
          <thead>
            <tr>
              <td />
              {[previous, current].map((period) => (
                <th key={period.from} scope="colgroup" colSpan={3} className={`${HEAD_CELL} text-ink`}>
                  {periodName(by, period)}
                  {period === current && " so far"}
                </th>
              ))}
            </tr>
            <tr>
              <th scope="col" className={HEAD_CELL}>
                Town
              </th>
              {[previous, current].flatMap(({ from }) =>
                ["Requests", "Answered", "Share"].map((label) => (
                  <th key={`${from} ${label}`} scope="col" className={HEAD_CELL}>
                    {label}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {towns.slice(0, SHOWN_TOWNS).map((row) => (
              <tr key={row.town}>
                <th scope="row" className={ROW_HEAD}>
                  <a
                    href={figuresUrl({ by, town: row.town })}
                    className="link inline-flex min-h-6 items-center"
                  >
                    {row.town}
                  </a>
                </th>
                <AskedCells asked={row.previous} />
                <AskedCells asked={row.current} />
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      {towns.length > SHOWN_TOWNS && (
        <p className="text-sm text-muted">
          {formatCount(towns.length - SHOWN_TOWNS)} more towns had requests: type a name above, or download
          the file.
        </p>
      )}
    </section>
  );
}

function AskedCells({ asked: { requests, answered } }: { asked: AskedFigures }) {
  return (
    <>
      <td className={`${FIGURES_CELL_CLASS} font-semibold`}>{formatCount(requests)}</td>
      <td className={FIGURES_CELL_CLASS}>{formatCount(answered)}</td>
      <td className={FIGURES_CELL_CLASS}>{shareOf(answered, requests)}</td>
    </>
  );
}
