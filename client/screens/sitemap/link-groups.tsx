import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { guidesQueryOptions } from "#client/queries/guides.ts";

const GROUPS = [
  {
    title: "Main Pages",
    links: [
      { to: "/", label: "Home" },
      { to: "/search", label: "Find Skip Hire" },
      { to: "/companies", label: "All Companies" },
      { to: "/price-comparison", label: "Price Comparison" },
      { to: "/quote", label: "Request quotes" },
    ],
  },
  {
    title: "Business Services",
    links: [{ to: "/list-business", label: "List Your Business" }],
  },
  {
    title: "Legal & Support",
    links: [
      { to: "/terms", label: "Terms & Conditions" },
      { to: "/privacy", label: "Privacy Policy" },
      { to: "/sitemap", label: "Sitemap" },
      { to: "/developers", label: "Developers" },
    ],
  },
] as const;

export function LinkGroups() {
  const { data: guides = [] } = useQuery(guidesQueryOptions());
  const guideLinks = [
    { to: "/skip-sizes", label: "Skip Hire Explained" },
    { to: "/guides", label: "All guides" },
    ...guides.map(({ slug, title }) => ({ to: `/guides/${slug}`, label: title })),
  ];
  const [main, ...others] = GROUPS;
  return (
    <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
      <Group {...main} />
      <Group title="Skip Hire Guides" links={guideLinks} />
      {others.map((group) => (
        <Group key={group.title} {...group} />
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
