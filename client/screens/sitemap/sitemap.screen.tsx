import { useQuery } from "@tanstack/react-query";
import { BackToHome } from "#client/components/back-to-home.tsx";
import { formatCount } from "#client/components/company/format.ts";
import { PageMeta } from "#client/components/page-meta.tsx";
import type { LoaderArgs } from "#client/page.ts";
import { statisticsQueryOptions } from "#client/queries/companies.ts";
import { guidesQueryOptions } from "#client/queries/guides.ts";
import { LAST_UPDATED } from "#contract/legal.ts";
import { Coverage } from "./coverage.tsx";
import { LinkGroups } from "./link-groups.tsx";

export function loader({ services, queryClient }: LoaderArgs) {
  queryClient.setQueryData(guidesQueryOptions().queryKey, services.guides.list());
}

export default function SitemapScreen() {
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
        <LinkGroups />
        <Coverage />
        <Figures />
      </div>
    </>
  );
}

function Figures() {
  const { data } = useQuery(statisticsQueryOptions());
  if (!data) return null;
  const figures = [
    { label: "companies", value: formatCount(data.companies) },
    { label: "reviews", value: formatCount(data.reviews) },
    { label: "companies with email", value: formatCount(data.companiesWithEmail) },
    { label: "average rating", value: data.averageRating ?? "no reviews" },
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
