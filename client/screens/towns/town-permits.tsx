import { PermitFacts } from "#client/components/permit/permit-facts.tsx";
import { middleWords } from "#client/components/permit/permit-words.ts";
import type { PermitAnswer, PermitAuthority } from "#contract/job/permits.ts";
import type { TownPage } from "#contract/towns.ts";
import { TownSection } from "./town-section.tsx";
import { shortName } from "./town-words.ts";

type Town = Pick<TownPage, "label" | "county" | "nation" | "permit">;

/** Counties of England without a county council since 1986. */
const METROPOLITAN: readonly string[] = [
  "Greater Manchester",
  "Merseyside",
  "South Yorkshire",
  "Tyne and Wear",
  "West Midlands",
  "West Yorkshire",
];

/**
 * The road authority of the town. Null if the town lies in the areas of several authorities, or if the authority is unknown.
 */
const onlyAuthority = ({ certainty, authorities }: PermitAnswer): PermitAuthority | null =>
  certainty === "split" ? null : (authorities[0] ?? null);

/** The road authority that grants permits for skips on roads: by name if it is known, otherwise by nation and county. */
export function permitAuthorityPhrase({ county, nation, permit }: Omit<Town, "label">): string {
  if (nation === "Northern Ireland")
    return "DfI Roads, which looks after all public roads in Northern Ireland";
  const known = onlyAuthority(permit)?.name.replace(/^(London|Royal) Borough/, "the $&");
  if (nation === "Scotland") return `${known ?? "the council"}, under the Roads (Scotland) Act 1984`;
  if (nation === "Wales") return `${known ?? "the council"}, under the Highways Act 1980`;
  if (county === "Greater London")
    return `${known ?? "the borough council"}, or Transport for London where the road is a red route`;
  if (known) return `${known}, under the Highways Act 1980`;
  if (METROPOLITAN.includes(county)) return "the city or borough council, under the Highways Act 1980";
  return "the county council, or from the town's own council where that is a unitary one, under the Highways Act 1980";
}

/** Who grants permits for the town's roads, with fee and notice where they are known. */
export function TownPermits({ town }: { town: Town }) {
  const { permit } = town;
  const name = shortName(town);
  const authority = onlyAuthority(permit);
  return (
    <TownSection id="permits" title={`Permits in ${name}`}>
      <div className="grid max-w-prose gap-3">
        <p>
          A skip on your own drive or land needs no permit. On a road, pavement or verge in {name} it needs
          one from {permitAuthorityPhrase(town)}. Normally the skip firm applies for it.
        </p>
        {authority?.terms && <PermitFacts permit={permit} authority={authority} />}
        {authority && permit.isMiddle && <p className="text-ink-soft">{middleWords(name)}</p>}
        <p>
          No price on this page includes a permit.{" "}
          {!authority?.terms && "Ask the firm for the fee and the notice. "}
          Say that the skip will stand on the road.{" "}
          <a href="/guides/skip-hire-permits" className="link">
            Skip hire permits explained
          </a>
        </p>
      </div>
    </TownSection>
  );
}
