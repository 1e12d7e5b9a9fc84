import { AdminNav } from "#client/components/admin-nav.tsx";
import { formatCompanyCount } from "#client/components/company/format.ts";
import { TextField } from "#client/components/form/fields.tsx";
import { Markdown } from "#client/components/markdown.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { LoaderArgs, LoaderResult, ScreenProps } from "#client/page.ts";
import { type AdminFigures, PERIOD_UNITS, type PeriodUnit } from "#contract/figures/figures.ts";
import { type FiguresQuery, figuresUrl, readFiguresQuery } from "#contract/figures/figures-query.ts";
import { readPageQuery } from "#contract/page-query.ts";
import { FIGURES_QUERY } from "#contract/pages/server-queries.ts";
import type { WorkCounts } from "#contract/work/work-kinds.ts";
import counted from "../../../content/pages/figures.md?raw";
import { Periods } from "./periods.tsx";
import { Reasons, SearchesSection, TownsTable } from "./towns-table.tsx";

export async function loader({ url, isAdmin, services }: LoaderArgs): Promise<LoaderResult> {
  const query = readFiguresQuery(readPageQuery(FIGURES_QUERY, url.searchParams));
  if (!isAdmin) return { redirect: `/admin?then=${encodeURIComponent(figuresUrl(query))}` };
  const figures = await services.figures.read(query);
  const similar = figures
    ? []
    : services.places.explainUnknown(query.town ?? "").suggestions.map(({ label }) => label);
  return { props: { query, figures, similar, counts: await services.work.counts() } };
}

interface AdminFiguresScreenProps extends ScreenProps {
  query: FiguresQuery;
  /** Null if no listing names the town. */
  figures: AdminFigures | null;
  similar: readonly string[];
  counts: WorkCounts;
}

export default function AdminFiguresScreen({ query, figures, similar, counts }: AdminFiguresScreenProps) {
  return (
    <div className="page py-6 sm:py-8">
      <title>Figures</title>
      <meta name="robots" content="noindex" />
      <div className="grid grid-cols-1 gap-6">
        <div>
          <h1 className="display text-3xl wrap-anywhere">
            {figures?.town ? `Figures: ${figures.town}` : "Figures"}
          </h1>
          {figures && (
            <p className="text-ink-soft">
              {formatCompanyCount(figures.listed)} listed{figures.town ? " in this town" : ""}
            </p>
          )}
        </div>
        <AdminNav current="/admin/figures" counts={counts} />
        <FiguresFilter
          query={query}
          towns={figures?.towns.map(({ town }) => town) ?? similar}
          problem={figures ? undefined : `No listing names ${query.town} as its town`}
        />
        {figures ? (
          <>
            <TownsTable figures={figures} />
            <Periods figures={figures} />
            <Reasons figures={figures} />
            <SearchesSection figures={figures} />
            <section aria-labelledby="counted" className="article">
              <h2 id="counted">How this is counted</h2>
              <Markdown text={counted} />
            </section>
          </>
        ) : (
          <SimilarTowns query={query} similar={similar} />
        )}
      </div>
    </div>
  );
}

function SimilarTowns({ query, similar }: { query: FiguresQuery; similar: readonly string[] }) {
  if (similar.length === 0) return null;
  return (
    <p>
      Did you mean{" "}
      {similar.map((label, at) => {
        const [town = label] = label.split(",");
        return (
          <span key={label}>
            {at > 0 && ", "}{" "}
            <a href={figuresUrl({ ...query, town })} className="link">
              {town}
            </a>
          </span>
        );
      })}
      ?
    </p>
  );
}

const UNITS: Record<PeriodUnit, string> = { month: "By month", week: "By week" };

interface FiguresFilterProps {
  query: FiguresQuery;
  towns: readonly string[];
  problem: string | undefined;
}

function FiguresFilter({ query, towns, problem }: FiguresFilterProps) {
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
