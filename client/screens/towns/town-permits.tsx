import { PermitFacts } from "#client/components/permit/permit-facts.tsx";
import {
  middleWords,
  NORTHERN_IRISH_ROADS,
  RED_ROUTES,
  whoAppliesWords,
} from "#client/components/permit/permit-words.ts";
import { lawOf } from "#contract/job/nation-law.ts";
import type { PermitAnswer, PermitAuthority } from "#contract/job/permits.ts";
import type { TownPage } from "#contract/towns.ts";
import { TownSection } from "./town-section.tsx";
import { shortName } from "./town-words.ts";

type Town = Pick<TownPage, "label" | "county" | "nation" | "permit">;

/** Counties of England that have had no county council since 1986. */
const METROPOLITAN: readonly string[] = [
  "Greater Manchester",
  "Merseyside",
  "South Yorkshire",
  "Tyne and Wear",
  "West Midlands",
  "West Yorkshire",
];

/** Null if the town belongs to several authorities, or if the authority is unknown. */
const onlyAuthority = ({ certainty, authorities }: PermitAnswer): PermitAuthority | null =>
  certainty === "split" ? null : (authorities[0] ?? null);

export function roadPermitSentences({ county, nation, permit }: Omit<Town, "label">): string {
  if (nation === "Northern Ireland") return NORTHERN_IRISH_ROADS;
  const known = onlyAuthority(permit)?.name.replace(/^(London|Royal) Borough/, "the $&");
  const authority = known ?? unnamedAuthority(nation, county);
  const sentences = `On a road, pavement or verge it needs one from ${authority}, under ${lawOf(nation).roads}. ${whoAppliesWords(permit.whoApplies)}`;
  return permit.redRoutes ? `${sentences} ${RED_ROUTES}` : sentences;
}

function unnamedAuthority(nation: string, county: string): string {
  if (nation !== "England") return "the council";
  if (county === "Greater London") return "the borough council";
  if (METROPOLITAN.includes(county)) return "the city or borough council";
  return "the county council, or from the town's own council where that is a unitary one";
}

export function TownPermits({ town }: { town: Town }) {
  const { permit } = town;
  const name = shortName(town);
  const authority = onlyAuthority(permit);
  return (
    <TownSection id="permits" title={`Permits in ${name}`}>
      <div className="grid max-w-prose gap-3">
        <p>
          A skip on your own drive or land in {name} needs no permit. {roadPermitSentences(town)}
        </p>
        {authority?.terms && <PermitFacts permit={permit} authority={authority} />}
        {authority && permit.isMiddle && <p className="text-ink-soft">{middleWords(name)}</p>}
        <p>
          No price on this page includes a permit.{" "}
          {!authority?.terms &&
            town.nation !== "Northern Ireland" &&
            "Ask the company for the fee and the notice. "}
          Say that the skip will stand on the road.{" "}
          <a href={`/guides/${lawOf(town.nation).permitGuide}`} className="link">
            Skip hire permits explained
          </a>
        </p>
      </div>
    </TownSection>
  );
}
