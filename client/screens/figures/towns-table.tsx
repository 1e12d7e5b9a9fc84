import { formatCompanyCount } from "#client/components/company/format.ts";
import { DECLINE_REASONS, type DeclineReason } from "#contract/answers/offer.ts";
import { longDay } from "#contract/dates.ts";
import {
  type AdminFigures,
  type AskedFigures,
  FEW_COMPANIES,
  type PeriodFigures,
} from "#contract/figures/figures.ts";
import { PROBLEMS, type Problem } from "#contract/hires/presses.ts";
import type { Option } from "#contract/options.ts";
import { countOf, formatCount } from "#contract/text/spelling.ts";
import { BarChart } from "./bar-chart.tsx";
import { FiguresTable } from "./figures-table.tsx";
import { periodName, shareOf } from "./period-words.ts";
import { periodBars } from "./periods.tsx";

/** The most towns shown, because more rows would push the charts far down. The CSV file contains every town. */
const SHOWN_TOWNS = 25;

export function TownsTable({ figures }: { figures: AdminFigures }) {
  const { by, towns, periods } = figures;
  const [current, previous] = periods as readonly [PeriodFigures, PeriodFigures];
  if (towns.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="display text-2xl">By town</h2>
      <FiguresTable
        label="By town"
        groups={[periodName(by, previous), `${periodName(by, current)} so far`]}
        heads={["Town", ...ASKED_HEADS, ...ASKED_HEADS]}
        rows={towns.slice(0, SHOWN_TOWNS).map(({ town, previous, current }) => ({
          name: town,
          cells: [...askedCells(previous), ...askedCells(current)],
        }))}
      />
      {towns.length > SHOWN_TOWNS && (
        <p className="text-sm text-muted">
          {formatCount(towns.length - SHOWN_TOWNS)} more towns had requests: download the file.
        </p>
      )}
    </section>
  );
}

const ASKED_HEADS = ["Requests", "Answered", "Share"];

const askedCells = ({ requests, answered }: AskedFigures) => [
  <strong key="requests" className="font-semibold">
    {formatCount(requests)}
  </strong>,
  formatCount(answered),
  shareOf(answered, requests),
];

export function SearchesSection({ figures }: { figures: AdminFigures }) {
  const { by, periods, searchesSince } = figures;
  return (
    <section className="grid gap-3">
      <h2 className="display text-2xl">Searches</h2>
      <p className="max-w-prose text-ink-soft">
        {searchesSince === null
          ? "No searches have been counted yet."
          : `Counted since ${longDay(searchesSince)}.`}
      </p>
      <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[1fr_2fr]">
        <BarChart
          title="Searches"
          partMeans="found nothing"
          bars={periodBars(by, periods, ({ searches, foundNothing }) => ({
            value: searches,
            part: foundNothing ?? 0,
          }))}
          words={({ value, part }) =>
            value === null ? "not counted yet" : `${value}, ${part} found nothing`
          }
        />
        <Demand figures={figures} />
      </div>
    </section>
  );
}

function Demand({ figures }: { figures: AdminFigures }) {
  const { by, periods, demand, searchesElsewhere } = figures;
  const [current, previous] = periods as readonly [PeriodFigures, PeriodFigures];
  const countedBefore = previous.searches !== null;
  return (
    <div className="grid gap-3">
      <h3 className="text-lg font-bold">Towns with demand and few companies</h3>
      <p className="max-w-prose text-ink-soft">
        Searched in these two {by}s, and fewer than {FEW_COMPANIES} companies within 25 km say or suggest that
        they deliver there.
      </p>
      {demand.length === 0 ? (
        <p className="card p-4">No such town.</p>
      ) : (
        <FiguresTable
          label="Searches in towns with few companies"
          heads={[
            "Town",
            periodName(by, previous),
            `${periodName(by, current)} so far`,
            "Found nothing",
            "Companies that deliver",
          ]}
          rows={demand.map(({ town, searches, before, foundNothing, firms }) => ({
            name: town,
            cells: [
              countedBefore ? formatCount(before) : "–",
              ...[searches, foundNothing, firms].map(formatCount),
            ],
          }))}
        />
      )}{" "}
      {searchesElsewhere && (
        <p className="max-w-prose text-sm text-muted">
          {countOf(searchesElsewhere.searches + searchesElsewhere.before, "search", "searches")} of these two{" "}
          {by}s named no town that we know: counties, regions and other words.{" "}
          {formatCount(searchesElsewhere.foundNothing)} of them found nothing.
        </p>
      )}
    </div>
  );
}

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
