import { countOf, formatCount } from "#client/components/company/format.ts";
import { DECLINE_REASONS, type DeclineReason } from "#contract/answers/offer.ts";
import type { AdminFigures, PeriodFigures } from "#contract/figures/figures.ts";
import { BarChart } from "./bar-chart.tsx";
import { FIGURES_CELL_CLASS, HEAD_CELL, ROW_HEAD, TABLE, TableFrame } from "./figures-table.tsx";
import { periodName } from "./period-words.ts";

const TICKS: Record<DeclineReason, string> = {
  "out-of-area": "Area",
  "no-such-size": "Size",
  "no-vehicle": "Lorry",
  "waste-not-taken": "Waste",
  "not-enough-detail": "Detail",
  other: "Other",
};

const declines = (periods: readonly PeriodFigures[], reason: DeclineReason): number =>
  periods.reduce((total, { declined }) => total + (declined[reason] ?? 0), 0);

/** The number of declines by reason: in the previous period, in the current one, and in all periods together. */
export function Declines({ figures: { by, periods } }: { figures: AdminFigures }) {
  const [current, previous] = periods as readonly [PeriodFigures, PeriodFigures];
  const all = by === "month" ? "Twelve months" : "Twelve weeks";
  const columns = [
    { label: periodName(by, previous), counted: [previous] },
    { label: `${periodName(by, current)} so far`, counted: [current] },
    { label: all, counted: periods },
  ];
  return (
    <section className="grid gap-3">
      <h2 className="display text-2xl">Why firms said no</h2>
      <div className="grid items-start gap-3 lg:grid-cols-[1fr_2fr]">
        <BarChart
          title={`${all}, by reason`}
          bars={DECLINE_REASONS.map(({ value, label }) => ({
            name: label,
            tick: TICKS[value],
            value: declines(periods, value),
          }))}
          words={({ value }) => countOf(value ?? 0, "firm")}
        />
        <TableFrame label="Why firms said no, by reason">
          <table className={TABLE}>
            <thead>
              <tr>
                <th scope="col" className={HEAD_CELL}>
                  Reason
                </th>
                {columns.map(({ label }) => (
                  <th key={label} scope="col" className={HEAD_CELL}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {DECLINE_REASONS.map(({ value, label }) => (
                <tr key={value}>
                  <th scope="row" className={ROW_HEAD}>
                    {label}
                  </th>
                  {columns.map((column) => (
                    <td key={column.label} className={FIGURES_CELL_CLASS}>
                      {formatCount(declines(column.counted, value))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      </div>
    </section>
  );
}
