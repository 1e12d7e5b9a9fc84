import { AdminNav } from "#client/components/admin-nav.tsx";
import { countOf, formatCompanyCount } from "#client/components/company/format.ts";
import { TextField } from "#client/components/form/fields.tsx";
import { Markdown } from "#client/components/markdown.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { ActionArgs, LoaderArgs, LoaderResult, ScreenProps } from "#client/page.ts";
import { PASSWORD_MISSING, PASSWORD_WRONG } from "#contract/admin.ts";
import { type AdminFigures, PERIOD_UNITS, type PeriodUnit } from "#contract/figures/figures.ts";
import { type FiguresQuery, figuresUrl, readFiguresQuery } from "#contract/figures/figures-query.ts";
import { readPageQuery } from "#contract/page-query.ts";
import { FIGURES_QUERY } from "#contract/pages/server-queries.ts";
import type { WorkCounts } from "#contract/work/work-kinds.ts";
import counted from "../../../content/pages/figures.md?raw";
import { formatHours, periodName, shareOf } from "./period-words.ts";
import { Periods } from "./periods.tsx";
import { Reasons, SearchesSection, TownsTable } from "./towns-table.tsx";

export async function loader({ url, isAdmin, services }: LoaderArgs): Promise<LoaderResult> {
  const query = readFiguresQuery(readPageQuery(FIGURES_QUERY, url.searchParams));
  if (!isAdmin) return { props: { query }, status: 401 };
  const figures = await services.figures.read(query);
  const similar = figures
    ? []
    : services.places.explainUnknown(query.town ?? "").suggestions.map(({ label }) => label);
  return { props: { query, found: { figures, similar, counts: await services.work.counts() } } };
}

export const fields = () => ({ texts: ["password"] });

export function action({ form }: ActionArgs): LoaderResult {
  return String(form.get("password") ?? "").trim() === ""
    ? { props: { problem: PASSWORD_MISSING }, status: 400 }
    : { props: { problem: PASSWORD_WRONG }, status: 401 };
}

/** Returns no form values, because the password must not be shown again. */
export const returnForm = (_args: ActionArgs, problem: string): LoaderResult => ({ props: { problem } });

interface AdminFiguresScreenProps extends ScreenProps {
  query?: FiguresQuery;
  /** `figures` is null if no listing names the town. */
  found?: { figures: AdminFigures | null; similar: readonly string[]; counts: WorkCounts };
  problem?: string;
}

const EVERYTHING: FiguresQuery = { by: "month", town: null };

export default function AdminFiguresScreen({ query = EVERYTHING, found, problem }: AdminFiguresScreenProps) {
  return (
    <div className="page py-6 sm:py-8">
      <title>{problem ? "Error: Figures" : "Figures"}</title>
      <meta name="robots" content="noindex" />
      {found ? (
        <div className="grid grid-cols-1 gap-6">
          <div>
            <h1 className="display text-3xl wrap-anywhere">
              {found.figures?.town ? `Figures: ${found.figures.town}` : "Figures"}
            </h1>
            {found.figures && (
              <p className="text-ink-soft">
                {formatCompanyCount(found.figures.listed)} listed{found.figures.town ? " in this town" : ""}
              </p>
            )}
          </div>
          <AdminNav current="/admin/figures" counts={found.counts} />
          <FiguresFilter
            query={query}
            towns={found.figures?.towns.map(({ town }) => town) ?? found.similar}
            problem={found.figures ? undefined : `No listing names ${query.town} as its town`}
          />
          {found.figures ? (
            <>
              <div className="grid gap-4 md:grid-cols-2">
                <AskedCard at={1} figures={found.figures} />
                <AskedCard at={0} figures={found.figures} />
              </div>
              <TownsTable figures={found.figures} />
              <Periods figures={found.figures} />
              <Reasons figures={found.figures} />
              <SearchesSection figures={found.figures} />
              <section aria-labelledby="counted" className="article">
                <h2 id="counted">How this is counted</h2>
                <Markdown text={counted} />
              </section>
            </>
          ) : (
            <SimilarTowns query={query} similar={found.similar} />
          )}
        </div>
      ) : (
        <FiguresLogin action={figuresUrl(query)} problem={problem} />
      )}
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

function FiguresLogin({ action, problem }: { action: string; problem: string | undefined }) {
  return (
    <form
      method="post"
      action={action}
      noValidate
      className="card mx-auto grid w-full max-w-md gap-5 p-6 sm:p-8"
    >
      <h1 className="display text-3xl">Admin Login</h1>
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        autoFocus={problem !== undefined}
        error={problem}
      />
      <button type="submit" className={buttonClass("primary", "large")}>
        Login
      </button>
    </form>
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

const LATEST: Record<PeriodUnit, readonly [string, string]> = {
  month: ["This month so far", "Last month"],
  week: ["This week so far", "Last week"],
};

/** `at` is 0 for the current period and 1 for the one before. */
function AskedCard({ at, figures: { by, town, periods } }: { at: 0 | 1; figures: AdminFigures }) {
  const period = periods[at];
  if (!period) return null;
  const { requests, answered, asked, answers, medianHours, chosen, withdrawn } = period;
  const where = town === null ? "Companies" : `Companies in ${town}`;
  return (
    <section className="card grid content-start gap-2 p-4 sm:p-6">
      <h2 className="font-bold wrap-anywhere">
        {LATEST[by][at]}: {periodName(by, period)}
      </h2>
      {requests === 0 ? (
        <p className="text-lg wrap-anywhere">{where} got no requests.</p>
      ) : (
        <>
          <p className="text-xl leading-snug wrap-anywhere sm:text-2xl">
            {where} got <strong>{countOf(requests, "request")}</strong>, and <strong>{answered}</strong>{" "}
            {answered === 1 ? "was" : "were"} answered ({shareOf(answered, requests)}).
          </p>
          <p className="text-ink-soft">
            They were asked {countOf(asked, "time")} and answered {countOf(answers, "time")} (
            {shareOf(answers, asked)})
            {medianHours !== null && `, half of them within ${formatHours(medianHours)}`}.
            {chosen > 0 &&
              ` ${countOf(chosen, "customer")} chose ${town === null ? "a company" : "one of them"}.`}
            {withdrawn > 0 &&
              ` ${countOf(withdrawn, "request")} ${withdrawn === 1 ? "was" : "were"} withdrawn.`}
          </p>
        </>
      )}
    </section>
  );
}
