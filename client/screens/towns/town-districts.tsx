import { formatCompanyCount } from "#client/components/company/format.ts";
import type { TownPage } from "#contract/towns.ts";
import { TownSection } from "./town-section.tsx";
import { shortName } from "./town-words.ts";

export function TownDistricts({ town }: { town: TownPage }) {
  const name = shortName(town);
  const { districts } = town;
  return (
    <TownSection id="districts" title={`Postcode districts served from ${name}`}>
      {districts.length === 0 ? (
        <p className="max-w-prose text-ink-soft">
          No company located in {name} has said yet which postcode districts it delivers to. A search by your
          postcode finds all companies near you.
        </p>
      ) : (
        <>
          <p className="max-w-prose text-ink-soft">
            Beside each district is how many of the companies located in {name} say that they deliver there.
          </p>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
            {districts.map(({ code, companies }) => (
              <li key={code}>
                <a
                  href={`/search?location=${code}`}
                  className="flex min-h-11 items-center justify-between gap-2 rounded-control border border-line bg-white px-3 hover:border-ink"
                >
                  <span className="font-semibold">{code}</span>{" "}
                  <span aria-hidden="true" className="text-muted tabular-nums">
                    {companies}
                  </span>
                  <span className="sr-only">, {formatCompanyCount(companies)}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </TownSection>
  );
}
