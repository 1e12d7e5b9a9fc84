import type { AdminFigures, PeriodFigures, PeriodUnit } from "#contract/figures/figures.ts";
import { countOf, formatCount } from "#contract/text/spelling.ts";
import { type Bar, BarChart } from "./bar-chart.tsx";
import { FiguresTable } from "./figures-table.tsx";
import { formatHours, periodName, periodTick, shareOf } from "./period-words.ts";

export function Periods({ figures }: { figures: AdminFigures }) {
  const { by, periods } = figures;
  return (
    <section className="grid gap-3">
      <h2 className="display text-2xl">
        {by === "month" ? "The last twelve months" : "The last twelve weeks"}
      </h2>
      <Charts figures={figures} />
      <FiguresTable
        label={by === "month" ? "By month" : "By week"}
        heads={[by === "month" ? "Month" : "Week", ...COLUMNS.map(({ label }) => label)]}
        rows={periods.map((period, row) => ({
          name: periodName(by, period) + (row === 0 ? " so far" : ""),
          cells: COLUMNS.map(({ text }) => text(period)),
        }))}
      />
    </section>
  );
}

function Charts({ figures: { by, periods } }: { figures: AdminFigures }) {
  const bars = (of: (period: PeriodFigures) => Pick<Bar, "value" | "part">) => periodBars(by, periods, of);
  const counts = (title: string, one: string, of: (period: PeriodFigures) => number | null) => (
    <BarChart
      title={title}
      bars={bars((period) => ({ value: of(period) }))}
      words={({ value }) => countOf(value ?? 0, one)}
    />
  );
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <BarChart
        title="Requests"
        partMeans="answered"
        bars={bars(({ requests, answered }) => ({ value: requests, part: answered }))}
        words={({ value, part }) => `${value ?? 0}, ${part} answered`}
      />
      <BarChart
        title="Companies that answered, of 100 asked"
        bars={bars(({ asked, answers }) => ({
          value: asked === 0 ? null : Math.round((100 * answers) / asked),
        }))}
        words={({ value }) => (value === null ? "none asked" : `${value}%`)}
      />
      <BarChart
        title="Hours to the answer, median"
        bars={bars(({ medianHours }) => ({ value: medianHours }))}
        words={({ value }) => (value === null ? "no answers" : formatHours(value))}
      />
      {counts("Customers who chose", "customer", ({ chosen }) => chosen)}
      {counts("Reviews", "review", ({ reviews }) => reviews)}
      {counts("Listing requests", "listing request", ({ listingRequests }) => listingRequests)}
    </div>
  );
}

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const countedOr = (count: number | null): string => (count === null ? "–" : formatCount(count));

const COLUMNS: readonly { label: string; text: (period: PeriodFigures) => string }[] = [
  { label: "Requests", text: ({ requests }) => formatCount(requests) },
  { label: "Answered", text: ({ answered }) => formatCount(answered) },
  { label: "Share", text: ({ answered, requests }) => shareOf(answered, requests) },
  { label: "Companies asked", text: ({ asked }) => formatCount(asked) },
  { label: "Companies that answered", text: ({ answers }) => formatCount(answers) },
  { label: "Share", text: ({ answers, asked }) => shareOf(answers, asked) },
  { label: "Time to answer", text: ({ medianHours }) => formatHours(medianHours) },
  { label: "Chose a company", text: ({ chosen }) => formatCount(chosen) },
  { label: "Withdrawn", text: ({ withdrawn }) => formatCount(withdrawn) },
  { label: "Hires", text: ({ hires }) => formatCount(hires) },
  { label: "Presses", text: ({ presses }) => formatCount(presses) },
  { label: "Problems", text: ({ problems }) => formatCount(sumOf(problems)) },
  { label: "No answer in time", text: ({ silences }) => formatCount(silences) },
  { label: "Reviews", text: ({ reviews }) => formatCount(reviews) },
  { label: "Searches", text: ({ searches }) => countedOr(searches) },
  { label: "Found nothing", text: ({ foundNothing }) => countedOr(foundNothing) },
  { label: "Listing requests", text: ({ listingRequests }) => formatCount(listingRequests) },
];

export const periodBars = (
  unit: PeriodUnit,
  periods: readonly PeriodFigures[],
  of: (period: PeriodFigures) => Pick<Bar, "value" | "part">,
): Bar[] =>
  periods
    .map((period) => ({ name: periodName(unit, period), tick: periodTick(unit, period), ...of(period) }))
    .toReversed();
