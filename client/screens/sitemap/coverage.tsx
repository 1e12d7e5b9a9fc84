import { Link } from "#client/components/link.tsx";
import type { DirectoryStatistics } from "#contract/companies/statistics.ts";

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

export function Coverage({ topLocations }: Pick<DirectoryStatistics, "topLocations">) {
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
