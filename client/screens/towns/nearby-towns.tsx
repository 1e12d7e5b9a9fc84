import { formatCompanyCount } from "#client/components/company/format.ts";
import { formatDistance } from "#contract/text/place-words.ts";
import type { TownPage } from "#contract/towns.ts";
import { TownSection } from "./town-section.tsx";
import { shortName } from "./town-words.ts";

/** Links to the nearest towns that have a page. */
export function NearbyTowns({ town }: { town: TownPage }) {
  if (town.nearby.length === 0) return null;
  return (
    <TownSection id="nearby" title={`Skip hire near ${shortName(town)}`}>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {town.nearby.map(({ label, slug, companies, km }) => (
          <li key={slug}>
            <a
              href={`/skip-hire/${slug}`}
              className="grid min-h-14 content-center rounded-control border border-line bg-white px-4 py-2 hover:border-ink"
            >
              <span className="font-semibold">{label}</span>{" "}
              <span className="text-sm text-ink-soft">
                {formatDistance(km)} away, {formatCompanyCount(companies)}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href="/skip-hire" className="link">
          All towns, A to Z
        </a>
      </p>
    </TownSection>
  );
}
