import ResultsMap from "#client/components/map/results-map.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { isMapOpen, mapQueryFrom } from "#client/queries/results-map.ts";
import type { TownPage } from "#contract/towns.ts";
import { TownSection } from "./town-section.tsx";
import { shortName } from "./town-words.ts";

const RADIUS_KM = 15;

/** The query for the map of the companies near a town. The page loads no script, so only links move the map. */
export const townMapQuery = (town: Pick<TownPage, "query">, params: URLSearchParams) =>
  mapQueryFrom(params, { location: town.query, radius: RADIUS_KM, sort: "fit" });

export function TownMap({ town, params }: { town: TownPage; params: URLSearchParams }) {
  const isOpen = isMapOpen(params);
  return (
    <TownSection id="map-of-firms" title={`Companies near ${shortName(town)} on a map`} isPrinted={isOpen}>
      {isOpen ? (
        <div className="max-w-3xl">
          <ResultsMap
            params={params}
            query={townMapQuery(town, params)}
            place={shortName(town)}
            listed={town.firms}
            canMove={false}
          />
        </div>
      ) : (
        <p>
          <a href="?view=map#map" rel="nofollow" className={buttonClass("quiet")}>
            Show the map
          </a>
        </p>
      )}
    </TownSection>
  );
}
