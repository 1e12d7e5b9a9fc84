import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { guidesQueryOptions } from "#client/queries/guides.ts";
import { ALL_PAGES, PAGES, SITEMAP_GROUPS, type SitemapGroup } from "#contract/pages.ts";

const linksOf = (group: SitemapGroup) =>
  ALL_PAGES.filter(({ sitemapGroup }) => sitemapGroup === group).map(({ path, title }) => ({
    to: path,
    label: path === PAGES.guides.path ? "All guides" : title,
  }));

export function LinkGroups() {
  const { data: guides = [] } = useQuery(guidesQueryOptions());
  const guideLinks = guides.map(({ slug, title }) => ({ to: `/guides/${slug}`, label: title }));
  return (
    <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
      {SITEMAP_GROUPS.map((group) => (
        <Group
          key={group}
          title={group}
          links={group === "Skip Hire Guides" ? [...linksOf(group), ...guideLinks] : linksOf(group)}
        />
      ))}
    </div>
  );
}

function Group({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  return (
    <section>
      <h2 className="border-b-4 border-skip pb-2 text-xl font-bold">{title}</h2>
      <ul className="mt-2">
        {links.map(({ to, label }) => (
          <li key={to}>
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
  );
}
