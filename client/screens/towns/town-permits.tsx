import { TownSection } from "./town-section.tsx";

interface TownPermitsProps {
  name: string;
  county: string;
  nation: string;
}

/** Counties of England without a county council since 1986. */
const METROPOLITAN: readonly string[] = [
  "Greater Manchester",
  "Merseyside",
  "South Yorkshire",
  "Tyne and Wear",
  "West Midlands",
  "West Yorkshire",
];

/** The highway authority that grants permits for skips on roads, by nation. */
export function permitAuthority({ county, nation }: Omit<TownPermitsProps, "name">): string {
  if (nation === "Northern Ireland")
    return "DfI Roads, which looks after all public roads in Northern Ireland, where its regulations require one";
  if (nation === "Scotland") return "the council, under the Roads (Scotland) Act 1984";
  if (nation === "Wales") return "the council, under the Highways Act 1980";
  if (county === "Greater London")
    return "the borough council, or Transport for London where the road is a red route";
  if (METROPOLITAN.includes(county)) return "the city or borough council, under the Highways Act 1980";
  return "the county council, or from the town's own council where that is a unitary one, under the Highways Act 1980";
}

export function TownPermits({ name, county, nation }: TownPermitsProps) {
  return (
    <TownSection id="permits" title={`Permits in ${name}`}>
      <div className="grid max-w-prose gap-3">
        <p>
          A skip on your own drive or land needs no permit. On a road, pavement or verge in {name} it needs
          one from {permitAuthority({ county, nation })}. Normally the skip firm applies for it.
        </p>
        <p>
          No price on this page includes a permit. Ask the firm for the fee and the notice, and say that the
          skip will stand on the road.{" "}
          <a href="/guides/skip-hire-permits" className="link">
            Skip hire permits explained
          </a>
        </p>
      </div>
    </TownSection>
  );
}
