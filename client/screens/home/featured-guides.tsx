import { GuideCard } from "#client/components/guide-card.tsx";
import { Link } from "#client/components/link.tsx";
import { useJobQuery } from "#client/components/site/use-job-query.ts";
import { featuredGuidesQueryOptions } from "#client/queries/featured.ts";
import { useQuery } from "#client/queries/use-query.ts";

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
