import { BackToHome } from "#client/components/back-to-home.tsx";
import { formatCount } from "#client/components/company/format.ts";
import { PageMeta } from "#client/components/page-meta.tsx";
import type { LoaderArgs, LoaderResult, ScreenProps } from "#client/page.ts";
import type { DirectoryStatistics } from "#contract/companies/statistics.ts";
import type { GuideSummary } from "#contract/guides.ts";
import { LAST_UPDATED } from "#contract/legal.ts";
import { Coverage } from "./coverage.tsx";
import { LinkGroups } from "./link-groups.tsx";

interface SitemapProps {
  guides: readonly GuideSummary[];
  statistics: DirectoryStatistics;
}

export const loader = ({ services }: LoaderArgs): LoaderResult => ({
  props: {
    guides: services.guides.list(),
    statistics: services.companies.statistics(),
  } satisfies SitemapProps,
});

export default function SitemapScreen({ guides, statistics }: ScreenProps & SitemapProps) {
  return (
    <>
      <PageMeta
        title="Sitemap"
        description="Every page of the directory in one list, with the places it covers and its figures."
        path="/sitemap"
      />
      <div className="page grid gap-12 py-6 sm:py-8">
        <div className="grid gap-3">
          <BackToHome />
          <h1 className="display text-3xl sm:text-5xl">Sitemap</h1>
          <p className="text-muted">Last updated {LAST_UPDATED}</p>
        </div>
        <LinkGroups guides={guides} />
        <Coverage topLocations={statistics.topLocations} />
        <Figures statistics={statistics} />
      </div>
    </>
  );
}

function Figures({ statistics }: Pick<SitemapProps, "statistics">) {
  const figures = [
    { label: "companies", value: formatCount(statistics.companies) },
    { label: "reviews", value: formatCount(statistics.reviews) },
    { label: "companies with email", value: formatCount(statistics.companiesWithEmail) },
    { label: "average rating", value: statistics.averageRating ?? "no reviews" },
  ];
  return (
    <section aria-labelledby="figures" className="rounded-card bg-ink p-6 text-white sm:p-8">
      <h2 id="figures" className="display text-2xl">
        Platform statistics
      </h2>
      <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-6">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-white/80">{label}</dt>
            <dd className="display text-4xl text-skip">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
