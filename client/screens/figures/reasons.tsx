import { countOf, formatCompanyCount, formatCount } from "#client/components/company/format.ts";
import { DECLINE_REASONS, type DeclineReason } from "#contract/answers/offer.ts";
import type { AdminFigures, PeriodFigures } from "#contract/figures/figures.ts";
import { PROBLEMS, type Problem } from "#contract/hires/presses.ts";
import type { Option } from "#contract/options.ts";
import { BarChart } from "./bar-chart.tsx";
import { FiguresTable } from "./figures-table.tsx";
import { periodName } from "./period-words.ts";

const DECLINE_TICKS: Record<DeclineReason, string> = {
  "out-of-area": "Area",
  "no-such-size": "Size",
  "no-vehicle": "Lorry",
  "waste-not-taken": "Waste",
  "not-enough-detail": "Detail",
  other: "Other",
};

const PROBLEM_TICKS: Record<Problem, string> = {
  "not-delivered": "No skip",
  "not-collected": "Left",
  "wrong-size": "Size",
  "more-charged": "Bill",
  damage: "Damage",
  "wrong-place": "Place",
  "refused-waste": "Waste",
  "rude-or-unsafe": "Rude",
  other: "Other",
};

export const Reasons = ({ figures }: { figures: AdminFigures }) => (
  <>
    <ReasonTable
      figures={figures}
      title="Why companies said no"
      words={formatCompanyCount}
      options={DECLINE_REASONS}
      ticks={DECLINE_TICKS}
      countsOf={({ declined }) => declined}
    />
    <ReasonTable
      figures={figures}
      title="What went wrong"
      words={(count) => countOf(count, "problem")}
      options={PROBLEMS}
      ticks={PROBLEM_TICKS}
      countsOf={({ problems }) => problems}
    />
  </>
);

interface ReasonTableProps {
  figures: AdminFigures;
  title: string;
  words: (count: number) => string;
  options: readonly Option[];
  ticks: Readonly<Record<string, string>>;
  countsOf: (period: PeriodFigures) => Readonly<Record<string, number>>;
}

function ReasonTable({ figures: { by, periods }, title, words, options, ticks, countsOf }: ReasonTableProps) {
  const [current, previous] = periods as readonly [PeriodFigures, PeriodFigures];
  const all = by === "month" ? "Twelve months" : "Twelve weeks";
  const count = (counted: readonly PeriodFigures[], reason: string): number =>
    counted.reduce((total, period) => total + (countsOf(period)[reason] ?? 0), 0);
  const columns = [
    { label: periodName(by, previous), counted: [previous] },
    { label: `${periodName(by, current)} so far`, counted: [current] },
    { label: all, counted: periods },
  ];
  return (
    <section className="grid gap-3">
      <h2 className="display text-2xl">{title}</h2>
      <div className="grid items-start gap-3 lg:grid-cols-[1fr_2fr]">
        <BarChart
          title={`${all}, by reason`}
          bars={options.map(({ value, label }) => ({
            name: label,
            tick: ticks[value] ?? label,
            value: count(periods, value),
          }))}
          words={({ value }) => words(value ?? 0)}
        />
        <FiguresTable
          label={`${title}, by reason`}
          heads={["Reason", ...columns.map(({ label }) => label)]}
          rows={options.map(({ value, label }) => ({
            name: label,
            cells: columns.map(({ counted }) => formatCount(count(counted, value))),
          }))}
        />
      </div>
    </section>
  );
}
