import { Icon } from "#client/components/icon.tsx";
import type { Company } from "#contract/companies.ts";
import type { CoverageArea as Area } from "#contract/job/terms.ts";
import { formatRadius } from "#contract/text/place-words.ts";
import { WrongLink } from "./wrong-link.tsx";

/** A list of more than this many postcode districts is collapsed: only its first three are visible. */
const DISTRICTS_SHOWN = 12;

/** Where the company delivers: its own text, and the areas it states. */
export function CoverageSection({
  company: { id, coverage, coverageAreas, location },
}: {
  company: Company;
}) {
  return (
    <section aria-labelledby="coverage" className="card grid content-start gap-3 p-4 sm:p-6">
      <h2 id="coverage" className="flex items-center gap-2 text-lg font-bold">
        <Icon name="truck" />
        Coverage area
      </h2>
      {coverage && <p className="whitespace-pre-line text-ink-soft wrap-anywhere">{coverage}</p>}
      {coverageAreas.map((area) => (
        <AreaWords key={JSON.stringify(area)} area={area} location={location} />
      ))}
      {coverageAreas.length === 0 && !coverage && <p className="text-muted">Not known</p>}{" "}
      <WrongLink id={id} field="areas" />
    </section>
  );
}

function AreaWords({ area, location }: { area: Area; location: string }) {
  const { exclude = [] } = area;
  return (
    <div className="grid gap-1">
      {area.type === "radius" ? (
        <p>
          Within {formatRadius(area.km)} of its yard in {location}
        </p>
      ) : (
        <Districts title="Postcode districts" codes={area.codes} />
      )}
      {exclude.length > 0 && <Districts title="Not" codes={exclude} />}
    </div>
  );
}

function Districts({ title, codes }: { title: string; codes: readonly string[] }) {
  const text = codes.join(", ");
  if (codes.length <= DISTRICTS_SHOWN) {
    return (
      <p className="wrap-anywhere">
        {title}: {text}
      </p>
    );
  }
  return (
    <details>
      <summary className="link min-h-11 py-2">
        {title}: {codes.slice(0, 3).join(", ")} and {codes.length - 3} more
      </summary>
      <p className="text-sm text-ink-soft">{text}</p>
    </details>
  );
}
