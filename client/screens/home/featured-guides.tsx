import { queryOptions } from "@tanstack/react-query";
import { GuideCard } from "#client/components/guide-card.tsx";
import { Link } from "#client/components/link.tsx";
import { useJobQuery } from "#client/navigation/use-page-params.ts";
import { getJson } from "#client/queries/request.ts";
import { useQuery } from "#client/queries/use-query.ts";

export const featuredGuidesQueryOptions = () =>
  queryOptions({
    queryKey: ["guides", "featured"],
    queryFn: () => getJson("/api/guides?featured=true"),
  });

export function FeaturedGuides() {
  const jobQuery = useJobQuery();
  const { data: guides = [] } = useQuery(featuredGuidesQueryOptions());
  if (guides.length === 0) return null;
  return (
    <section aria-labelledby="home-guides" className="page grid gap-7 py-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="home-guides" className="display text-3xl sm:text-4xl">
          Before you book
        </h2>
        <Link to={`/guides${jobQuery}`} className="link">
          All guides
        </Link>
      </div>
      <ul className="grid gap-6 md:grid-cols-3">
        {guides.map((guide) => (
          <li key={guide.slug}>
            <GuideCard guide={guide} />
          </li>
        ))}
      </ul>
    </section>
  );
}
