import { TextField } from "#client/components/form/fields.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { PERIOD_UNITS, type PeriodUnit } from "#contract/figures/figures.ts";
import { type FiguresQuery, figuresUrl } from "#contract/figures/figures-query.ts";

const UNITS: Record<PeriodUnit, string> = { month: "By month", week: "By week" };

interface FiguresFilterProps {
  query: FiguresQuery;
  towns: readonly string[];
  problem: string | undefined;
}

export function FiguresFilter({ query, towns, problem }: FiguresFilterProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 print:hidden">
      <form action="/admin/figures" className="flex flex-1 flex-wrap items-end gap-3">
        {query.by !== "month" && <input type="hidden" name="by" value={query.by} />}
        <TextField
          label="Town"
          name="town"
          list="towns"
          autoComplete="off"
          defaultValue={query.town ?? ""}
          error={problem}
          className="min-w-0 flex-1 xs:max-w-60"
        />
        <datalist id="towns">
          {towns.map((town) => (
            <option key={town} value={town} />
          ))}
        </datalist>
        <button type="submit" className={buttonClass("dark")}>
          Show
        </button>
        {query.town !== null && (
          <a href={figuresUrl({ ...query, town: null })} className="link inline-flex min-h-11 items-center">
            All towns
          </a>
        )}
      </form>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <nav aria-label="Periods">
          <ul className="flex">
            {PERIOD_UNITS.map((by) => (
              <li key={by}>
                <a
                  href={figuresUrl({ ...query, by })}
                  aria-current={by === query.by ? "page" : undefined}
                  className={`flex min-h-11 items-center px-3 font-semibold ${by === query.by ? "border-b-4 border-skip" : "text-ink-soft hover:bg-sand"}`}
                >
                  {UNITS[by]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a href={figuresUrl(query, "/admin/figures.csv")} className={buttonClass("quiet")}>
          Download CSV
        </a>
      </div>
    </div>
  );
}
