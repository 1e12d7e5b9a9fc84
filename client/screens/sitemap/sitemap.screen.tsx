import { BackToHome } from "#client/components/back-to-home.tsx";
import { Link } from "#client/components/link.tsx";
import { PageMeta } from "#client/components/page-meta.tsx";
import type { LoaderArgs, LoaderResult, ScreenProps } from "#client/page.ts";
import type { DirectoryStatistics } from "#contract/companies/statistics.ts";
import type { GuideSummary } from "#contract/guides.ts";
import { LAST_UPDATED } from "#contract/legal.ts";
import { SITEMAP_GROUPS, type SitemapGroup } from "#contract/pages/site-pages.ts";
import { ALL_PAGES, PAGES } from "#contract/pages.ts";
import { formatCount } from "#contract/text/spelling.ts";

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

function linksOf(group: SitemapGroup, guides: readonly GuideSummary[]) {
  const pages = ALL_PAGES.filter(({ sitemapGroup }) => sitemapGroup === group).map(({ path, title }) => ({
    to: path,
    label: path === PAGES.guides.path ? "All guides" : title,
  }));
  if (group !== "Skip Hire Guides") return pages;
  return [...pages, ...guides.map(({ slug, title }) => ({ to: `/guides/${slug}`, label: title }))];
}

function LinkGroups({ guides }: { guides: readonly GuideSummary[] }) {
  return (
    <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4 lg:grid-rows-[auto_1fr]">
      {SITEMAP_GROUPS.map((group) => (
        <section key={group} className={GROUP_CLASS[group]}>
          <h2 className="border-b-4 border-skip pb-2 text-xl font-bold">{group}</h2>
          <ul className={`mt-2 ${LIST_CLASS[group] ?? ""}`}>
            {linksOf(group, guides).map(({ to, label }) => (
              <li key={to} className="break-inside-avoid">
                <Link
                  to={to}
                  className="flex min-h-10 items-center py-1 decoration-skip-deep decoration-2 underline-offset-4 hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Long groups use a tablet's full width. On wide screens, the two short groups share the last column. */
const GROUP_CLASS: Partial<Record<SitemapGroup, string>> = {
  "Main Pages": "sm:col-span-2 lg:col-span-1 lg:row-span-2",
  "Skip Hire Guides": "sm:col-span-2 lg:row-span-2",
};
const LIST_CLASS: Partial<Record<SitemapGroup, string>> = {
  "Main Pages": "gap-8 sm:columns-2 lg:columns-1",
  "Skip Hire Guides": "gap-8 sm:columns-2",
};

const REGIONS = [
  "North East England",
  "North West England",
  "Yorkshire",
  "East Midlands",
  "West Midlands",
  "East Anglia",
  "London",
  "South East England",
  "South West England",
] as const;
const NATIONS = ["England", "Scotland", "Wales", "Northern Ireland"] as const;
const SERVICES = [
  { to: "/skip-sizes", label: "Domestic skip hire" },
  { to: "/guides/renovation-and-building-waste", label: "Builders' skips" },
  { to: "/skip-sizes#roll-on-20-40-yard", label: "Roll-on roll-off containers" },
  { to: "/guides/garden-clearance", label: "Garden waste" },
] as const;

const searchLink = (place: string) => ({ to: `/search?location=${encodeURIComponent(place)}`, label: place });

function Coverage({ topLocations }: Pick<DirectoryStatistics, "topLocations">) {
  const cities = topLocations.flatMap(({ towns }) => towns.map(({ town }) => searchLink(town)));
  return (
    <section aria-labelledby="coverage" className="grid gap-6">
      <h2 id="coverage" className="display text-2xl sm:text-3xl">
        Location coverage
      </h2>
      <LinkList title="Cities and towns" links={cities} />
      <LinkList title="Regions" links={REGIONS.map(searchLink)} />
      <LinkList title="Nations" links={NATIONS.map(searchLink)} />
      <LinkList title="Services" links={SERVICES} />
    </section>
  );
}

function LinkList({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-lg font-bold">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ to, label }) => (
          <li key={label}>
            <Link
              to={to}
              className="inline-flex min-h-10 items-center rounded-control border border-line bg-white px-3.5 font-semibold hover:border-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
