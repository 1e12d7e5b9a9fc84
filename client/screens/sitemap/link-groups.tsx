import { Link } from "#client/components/link.tsx";
import type { GuideSummary } from "#contract/guides.ts";
import { SITEMAP_GROUPS, type SitemapGroup } from "#contract/pages/site-pages.ts";
import { ALL_PAGES, PAGES } from "#contract/pages.ts";

const linksOf = (group: SitemapGroup) =>
  ALL_PAGES.filter(({ sitemapGroup }) => sitemapGroup === group).map(({ path, title }) => ({
    to: path,
    label: path === PAGES.guides.path ? "All guides" : title,
  }));

export function LinkGroups({ guides }: { guides: readonly GuideSummary[] }) {
  const guideLinks = guides.map(({ slug, title }) => ({ to: `/guides/${slug}`, label: title }));
  return (
    <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4 lg:grid-rows-[auto_1fr]">
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

/** The long groups use the full width of a tablet. On wide screens the two short groups share the last column. */
const GROUP_CLASS: Partial<Record<SitemapGroup, string>> = {
  "Main Pages": "sm:col-span-2 lg:col-span-1 lg:row-span-2",
  "Skip Hire Guides": "sm:col-span-2 lg:row-span-2",
};
const LIST_CLASS: Partial<Record<SitemapGroup, string>> = {
  "Main Pages": "gap-8 sm:columns-2 lg:columns-1",
  "Skip Hire Guides": "gap-8 sm:columns-2",
};

function Group({ title, links }: { title: SitemapGroup; links: readonly { to: string; label: string }[] }) {
  return (
    <section className={GROUP_CLASS[title]}>
      <h2 className="border-b-4 border-skip pb-2 text-xl font-bold">{title}</h2>
      <ul className={`mt-2 ${LIST_CLASS[title] ?? ""}`}>
        {links.map(({ to, label }) => (
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
  );
}
