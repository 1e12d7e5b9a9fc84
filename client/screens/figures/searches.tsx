import { countOf, formatCount } from "#client/components/company/format.ts";
import { longDay } from "#contract/dates.ts";
import { type AdminFigures, FEW_COMPANIES, type PeriodFigures } from "#contract/figures/figures.ts";
import { BarChart } from "./bar-chart.tsx";
import { FiguresTable } from "./figures-table.tsx";
import { periodName } from "./period-words.ts";
import { periodBars } from "./periods.tsx";

export function SearchesSection({ figures }: { figures: AdminFigures }) {
  const { by, town, periods, searchesSince } = figures;
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
          title={town === null ? "Searches" : `Searches for ${town}`}
          partMeans="found nothing"
          bars={periodBars(by, periods, ({ searches, foundNothing }) => ({
            value: searches,
            part: foundNothing ?? 0,
          }))}
          words={({ value, part }) =>
            value === null ? "not counted yet" : `${value}, ${part} found nothing`
          }
        />
        {town === null && <Demand figures={figures} />}
      </div>
    </section>
  );
}

function Demand({ figures }: { figures: AdminFigures }) {
  const { by, demand, searchesElsewhere } = figures;
  return (
    <div className="grid gap-3">
      <h3 className="text-lg font-bold">Towns with demand and few companies</h3>
      <p className="max-w-prose text-ink-soft">
        Searched in these two {by}s, and fewer than {FEW_COMPANIES} companies within 25 km say or suggest that
        they deliver there.
      </p>
      {demand.length === 0 ? <p className="card p-4">No such town.</p> : <DemandTable figures={figures} />}{" "}
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

function DemandTable({ figures: { by, periods, demand } }: { figures: AdminFigures }) {
  const [current, previous] = periods as readonly [PeriodFigures, PeriodFigures];
  const countedBefore = previous.searches !== null;
  return (
    <FiguresTable
      label="Searches in towns with few companies"
      heads={[
        "Town",
        periodName(by, previous),
        `${periodName(by, current)} so far`,
        "Found nothing",
        "Companies that deliver",
      ]}
      rows={demand.map(({ town, searches, before, foundNothing, firms: companies }) => ({
        name: town,
        cells: [
          countedBefore ? formatCount(before) : "–",
          ...[searches, foundNothing, companies].map(formatCount),
        ],
      }))}
    />
  );
}
