import { AdminNav } from "#client/components/admin-nav.tsx";
import { formatCompanyCount } from "#client/components/company/format.ts";
import { Markdown } from "#client/components/markdown.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { LoaderArgs, LoaderResult, ScreenProps } from "#client/page.ts";
import {
  type AdminFigures,
  figuresUrl,
  PERIOD_UNITS,
  type PeriodUnit,
  readPeriodUnit,
} from "#contract/figures/figures.ts";
import type { WorkCounts } from "#contract/work/work-kinds.ts";
import counted from "../../../content/pages/figures.md?raw";
import { Periods } from "./periods.tsx";
import { Reasons, SearchesSection, TownsTable } from "./towns-table.tsx";

export async function loader({ url, isAdmin, services }: LoaderArgs): Promise<LoaderResult> {
  const by = readPeriodUnit(url.searchParams);
  if (!isAdmin) return { redirect: `/admin?then=${encodeURIComponent(figuresUrl(by))}` };
  return { props: { figures: await services.figures.read(by), counts: await services.work.counts() } };
}

interface AdminFiguresScreenProps extends ScreenProps {
  figures: AdminFigures;
  counts: WorkCounts;
}

export default function AdminFiguresScreen({ figures, counts }: AdminFiguresScreenProps) {
  return (
    <div className="page py-6 sm:py-8">
      <title>Figures</title>
      <meta name="robots" content="noindex" />
      <div className="grid grid-cols-1 gap-6">
        <div>
          <h1 className="display text-3xl">Figures</h1>
          <p className="text-ink-soft">{formatCompanyCount(figures.listed)} listed</p>
        </div>
        <AdminNav current="/admin/figures" counts={counts} />
        <PeriodLinks current={figures.by} />
        <TownsTable figures={figures} />
        <Periods figures={figures} />
        <Reasons figures={figures} />
        <SearchesSection figures={figures} />
        <section aria-labelledby="counted" className="article">
          <h2 id="counted">How this is counted</h2>
          <Markdown text={counted} />
        </section>
      </div>
    </div>
  );
}

const UNITS: Record<PeriodUnit, string> = { month: "By month", week: "By week" };

const PeriodLinks = ({ current }: { current: PeriodUnit }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 print:hidden">
    <nav aria-label="Periods">
      <ul className="flex">
        {PERIOD_UNITS.map((by) => (
          <li key={by}>
            <a
              href={figuresUrl(by)}
              aria-current={by === current ? "page" : undefined}
              className={`flex min-h-11 items-center px-3 font-semibold ${by === current ? "border-b-4 border-skip" : "text-ink-soft hover:bg-sand"}`}
            >
              {UNITS[by]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <a href={figuresUrl(current, "/admin/figures.csv")} className={buttonClass("quiet")}>
      Download CSV
    </a>
  </div>
);
