import type { MapArea } from "#contract/map/map-area.ts";
import { formatMapArea } from "#contract/map/map-area.ts";
import { type PlanePoint, toPlane } from "#contract/map/map-plane.ts";
import { escapeXml } from "#contract/text/escape-xml.ts";
import { boxAt, createBoxes } from "./boxes.ts";
import type { CompanyArea } from "./company-area.ts";
import { drawCompanyArea, drawSearch } from "./draw-areas.ts";
import { drawLand, drawRoads, visibleRoads } from "./draw-base.ts";
import { drawMarkers, type MarkerLinks, type PlacedCompany } from "./draw-markers.ts";
import { drawPrices } from "./draw-prices.ts";
import { drawScale } from "./draw-scale.ts";
import type { MapLines } from "./map-lines.ts";
import { createMapView, HALF, isDrawn, toUnits } from "./map-view.ts";
import { drawRoadNumbers } from "./road-numbers.ts";
import { MAP_STYLES } from "./styles.ts";
import { drawTownNames, type MapTown } from "./town-labels.ts";

interface Drawing {
  area: MapArea;
  title: string;
  description: string;
  companies: readonly PlacedCompany[];
  search: { name: string; at: PlanePoint; radiusKm: number } | undefined;
  chosen: { id: number; area: CompanyArea } | null;
  links: MarkerLinks;
}

const COAST = "map-coast";
/** Half the width of the space that a marker and a cluster take, in SVG user units. */
const MARKER = 9;
const CLUSTER = 14;
/** In SVG user units: half the width and half the height of the space that the pin takes above the searched place. */
const PIN = { width: 14, height: 19 };
/** The space of the scale bar, which is drawn on top of everything. */
const SCALE_BOX = { minX: -HALF, maxX: -HALF + 160, minY: HALF - 46, maxY: HALF };

/** Draws the map as one SVG element: the country, areas, labels and markers. The same input gives the same output. */
export function drawMap(
  { area, title, description, companies, search, chosen, links }: Drawing,
  { linesAt, towns }: { linesAt: (km: number) => MapLines; towns: readonly MapTown[] },
): string {
  const view = createMapView(area);
  const lines = linesAt(view.km);
  const roads = visibleRoads(view, lines.motorways);
  const visible = companies.filter((company) => isDrawn(view, toPlane(company)));
  const markers = drawMarkers(view, visible, { links, chosenId: chosen?.id });
  const [searchX, searchY] = search ? toUnits(view, search.at) : [];
  const boxes = createBoxes([
    SCALE_BOX,
    ...(searchX === undefined || searchY === undefined
      ? []
      : [boxAt(searchX, searchY - PIN.height, PIN.width, PIN.height)]),
    ...markers.map(({ at: [x, y], isCluster }) => boxAt(x, y, isCluster ? CLUSTER : MARKER)),
  ]);
  const prices = drawPrices(markers, boxes);
  const searched = search && drawSearch(view, search.at, search.radiusKm);
  const named = [
    ...(search ? [{ ...search, population: Number.POSITIVE_INFINITY }] : []),
    ...towns.filter(({ at, name }) => isDrawn(view, at) && name !== search?.name),
  ];
  const box = `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`;
  return [
    `<svg class="map" viewBox="${box}" role="group" aria-labelledby="map-title" aria-describedby="map-desc" data-area="${formatMapArea(area)}" data-x="${view.centre[0].toFixed(3)}" data-y="${view.centre[1].toFixed(3)}" data-unit="${view.unitKm}">`,
    `<title id="map-title">${escapeXml(title)}</title><desc id="map-desc">${escapeXml(description)}</desc>`,
    MAP_STYLES,
    SYMBOLS,
    `<g aria-hidden="true">${drawLand(view, lines, COAST)}${chosen ? drawCompanyArea(view, chosen.area, COAST) : ""}`,
    drawRoads(roads),
    searched?.circle ?? "",
    drawTownNames(view, named, boxes),
    drawRoadNumbers(roads, boxes),
    // Below the markers, because the largest cluster is often at the searched place.
    `</g><g aria-hidden="true" class="map-top">${searched?.point ?? ""}</g>`,
    `<g>${markers.map(({ svg }) => svg).join("")}</g>`,
    // The names of the links contain the prices.
    `<g aria-hidden="true" class="map-top map-prices">${prices}</g>`,
    `<g aria-hidden="true" class="map-top">${drawScale(view)}</g></svg>`,
  ].join("");
}

/** The symbols of companies. They differ in shape, not only in colour. */
const SYMBOLS = `<defs>
<g id="map-yes"><circle r="9" class="map-go"/><path class="map-tick" d="M-4 0l3 3.2 5-6"/></g>
<g id="map-probably"><circle r="8" class="map-go-edge"/><circle r="3" class="map-go"/></g>
<g id="map-ask"><path class="map-grey-edge" d="M0-9.5L9.5 0 0 9.5-9.5 0z"/><path class="map-grey-line" d="M-2.2-2.2a2.2 2.2 0 1 1 3.4 1.8Q0 .5 0 1.8M0 4.4v.2"/></g>
<g id="map-no"><circle r="7" class="map-grey-edge"/><path class="map-grey-line" d="M-2.5-2.5l5 5M2.5-2.5l-5 5"/></g>
<g id="map-firm"><circle r="7" class="map-ink"/></g>
<g id="map-chosen"><circle r="14" class="map-skip"/></g>
</defs>`.replaceAll("\n", "");
