import { formatMapArea, type MapArea } from "#contract/map/map-area.ts";
import { type PlanePoint, scaleBar, toPlane } from "#contract/map/map-plane.ts";
import { escapeXml } from "#contract/text/escape-xml.ts";
import { boxAt, createBoxes } from "./boxes.ts";
import type { Cell, CompanyArea } from "./company-area.ts";
import { drawLand, drawRoads, visibleRoads } from "./draw-base.ts";
import { drawMarkers, drawPrices, type MarkerLinks, type PlacedCompany } from "./draw-markers.ts";
import type { MapLines } from "./map-lines.ts";
import { areaPath, createMapView, HALF, isDrawn, type MapView, toUnits } from "./map-view.ts";
import { formatDecimal } from "./svg.ts";
import { drawRoadNumbers, drawTownNames, type MapTown } from "./town-labels.ts";

/**
 * Part of the SVG, so that pages without a map do not load these rules. `--map-unit` is the approximate number of SVG user units
 * per pixel, so that letters and markers have about the same size on screens of every width. In a browser with script,
 * `map-viewport.ts` sets the exact number for the current width and zoom.
 */
const MAP_STYLES = `<style>
.map{display:block;width:100%;height:100%;background:#dbe6ea;--map-unit:1.4;font:600 12px var(--font-sans,sans-serif);color-scheme:only light}
@container (width>400px){.map{--map-unit:1}}
@container (width>560px){.map{--map-unit:.8}}
.map-fit{transform:scale(var(--map-unit))}
.map path,.map circle{vector-effect:non-scaling-stroke}
.map-sea{fill:#dbe6ea}.map-abroad{fill:#e9e7e1;stroke:#e9e7e1}.map-land{fill:#faf8f3;stroke:#b9b4a6;stroke-width:.8}
.map-road-edge,.map-road{fill:none;stroke:#9db4c6;stroke-width:3.2;stroke-linejoin:round;stroke-linecap:round}.map-road{stroke:#d3dfe8;stroke-width:1.8}
.map-number rect{fill:#4f6f8c}.map-number text{fill:#fff;font-size:10px;font-weight:700}
.map-town text{fill:#47433c;paint-order:stroke;stroke:#faf8f3;stroke-width:3px;stroke-linejoin:round}.map-town .map-city{font-size:14px;font-weight:700;fill:#1d1d1b}
.map-wide{display:none}@container (width>500px){.map-wide{display:inline}}
.map-radius{fill:none;stroke:#1d1d1b;stroke-width:1.4;stroke-dasharray:5 4;opacity:.75}
.map-area{fill:#ffc20e;fill-opacity:.22;stroke:#e0a400;stroke-width:2.5}
.map-districts{fill:#ffc20e;stroke:#ffc20e;stroke-width:1;opacity:.36}.map-excluded{fill:#8a8376;opacity:.5}
.map-top{pointer-events:none}
.map-point{fill:#ffc20e;stroke:#1d1d1b;stroke-width:2}.map-point circle{fill:#1d1d1b}
.map-go{fill:#2c6a4a;stroke:#fff;stroke-width:1.5}.map-go-edge{fill:#fff;stroke:#2c6a4a;stroke-width:2.5}.map-tick{fill:none;stroke:#fff;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
.map-grey-edge{fill:#fff;stroke:#655f55;stroke-width:1.6}.map-grey-line{fill:none;stroke:#655f55;stroke-width:1.8;stroke-linecap:round}
.map-press{fill:transparent}.map-ink{fill:#1d1d1b;stroke:#fff;stroke-width:1.5}.map-skip{fill:#ffc20e;stroke:#1d1d1b;stroke-width:2.5}
.map-cluster circle{fill:#fff;stroke:#1d1d1b;stroke-width:1.8}.map-cluster.map-some circle{stroke:#2c6a4a;stroke-width:3}.map-cluster text{fill:#1d1d1b;font-weight:800}
.map-prices text{fill:#1d1d1b;font-weight:800;paint-order:stroke;stroke:#fff;stroke-width:4px;stroke-linejoin:round}.map-prices .map-estimate{fill:#655f55;font-weight:600}
.map-scale rect{fill:#faf8f3;opacity:.85}.map-scale path{fill:none;stroke:#1d1d1b;stroke-width:1.4}.map-scale text{fill:#1d1d1b;font-size:11px;paint-order:stroke;stroke:#faf8f3;stroke-width:3px}
.map a:focus-visible{outline:3px solid #1d1d1b;outline-offset:2px;border-radius:50%}
</style>`.replaceAll("\n", "");

const SHARE = 0.3;
/** The width of the scale's longest text on a phone, in SVG user units. */
const TEXT = 76;

/** A rectangle behind the bars keeps them legible on markers. */
function drawScale({ unitKm }: MapView): string {
  const { miles, kilometres } = scaleBar(2 * HALF * SHARE * unitKm);
  const [mileUnits, kmUnits] = [miles.km / unitKm, kilometres.km / unitKm];
  const [left, base] = [-HALF + 12, HALF - 24];
  const longest = formatDecimal(Math.max(mileUnits, kmUnits));
  const d = `M0-5V0H${longest}M${formatDecimal(mileUnits)}-5V0M0 0V5M${formatDecimal(kmUnits)} 5V0`;
  const plate = `<rect x="-6" y="-24" width="${formatDecimal(Math.max(mileUnits, kmUnits, TEXT) + 12)}" height="48" rx="4"/>`;
  const text = (y: string, label: string) => `<text class="map-fit" y="${y}" x="4">${label}</text>`;
  return `<g class="map-scale" transform="translate(${left} ${base})">${plate}<path d="${d}"/>${text("-5", miles.label)}${text("14", kilometres.label)}</g>`;
}

export interface Drawing {
  area: MapArea;
  title: string;
  description: string;
  companies: readonly PlacedCompany[];
  search: { name: string; at: PlanePoint; radiusKm: number } | undefined;
  chosen: { id: number; area: CompanyArea } | null;
  links: MarkerLinks;
}

const COAST = "map-coast";
/** Half the width of the space of a single marker, in SVG user units. */
const MARKER = 9;
/** Half the width of the space of a cluster, in SVG user units. */
const CLUSTER = 14;
/** In SVG user units: half the width and half the height of the space that the pin takes above the searched place. */
const PIN = { width: 14, height: 19 };
const pinBox = ([x, y]: PlanePoint) => boxAt(x, y - PIN.height, PIN.width, PIN.height);
/** The space of the scale bar, which is drawn on top of everything. */
const SCALE_BOX = { minX: -HALF, maxX: -HALF + 160, minY: HALF - 46, maxY: HALF };

export function drawMap(
  { area, title, description, companies, search, chosen, links }: Drawing,
  { linesAt, towns }: { linesAt: (km: number) => MapLines; towns: readonly MapTown[] },
): string {
  const view = createMapView(area);
  const lines = linesAt(view.km);
  const roads = visibleRoads(view, lines.motorways);
  const visible = companies.filter((company) => isDrawn(view, toPlane(company)));
  const markers = drawMarkers(view, visible, { links, chosenId: chosen?.id });
  const boxes = createBoxes([
    SCALE_BOX,
    ...(search ? [pinBox(toUnits(view, search.at))] : []),
    ...markers.map(({ at: [x, y], isCluster }) => boxAt(x, y, isCluster ? CLUSTER : MARKER)),
  ]);
  const prices = drawPrices(markers, boxes);
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
    search ? circle(view, "map-radius", search.at, search.radiusKm) : "",
    drawTownNames(view, named, boxes),
    drawRoadNumbers(roads, boxes),
    // The pin is below the markers, because the largest cluster is often at the searched place.
    `</g><g aria-hidden="true" class="map-top">${search ? drawPin(view, search.at) : ""}</g>`,
    `<g>${markers.map(({ svg }) => svg).join("")}</g>`,
    // Hidden from assistive technology, because the names of the links contain the prices.
    `<g aria-hidden="true" class="map-top map-prices">${prices}</g>`,
    `<g aria-hidden="true" class="map-top">${drawScale(view)}</g></svg>`,
  ].join("");
}

/** A transparent circle around each symbol, so that a thumb hits it. It is about 26 pixels wide; WCAG 2.5.8 asks for 24. */
const PRESS = '<circle r="13" class="map-press"/>';

/** Companies' symbols differ in shape, not only in colour (WCAG 1.4.1). */
const SYMBOLS = `<defs>
<g id="map-yes">${PRESS}<circle r="9" class="map-go"/><path class="map-tick" d="M-4 0l3 3.2 5-6"/></g>
<g id="map-probably">${PRESS}<circle r="8" class="map-go-edge"/><circle r="3" class="map-go"/></g>
<g id="map-ask">${PRESS}<path class="map-grey-edge" d="M0-9.5L9.5 0 0 9.5-9.5 0z"/><path class="map-grey-line" d="M-2.2-2.2a2.2 2.2 0 1 1 3.4 1.8Q0 .5 0 1.8M0 4.4v.2"/></g>
<g id="map-no">${PRESS}<circle r="7" class="map-grey-edge"/><path class="map-grey-line" d="M-2.5-2.5l5 5M2.5-2.5l-5 5"/></g>
<g id="map-firm">${PRESS}<circle r="7" class="map-ink"/></g>
<g id="map-chosen"><circle r="14" class="map-skip"/></g>
</defs>`.replaceAll("\n", "");

const circle = (view: MapView, name: string, at: PlanePoint, radiusKm: number) => {
  const [x, y] = toUnits(view, at);
  return `<circle class="${name}" cx="${formatDecimal(x)}" cy="${formatDecimal(y)}" r="${formatDecimal(radiusKm / view.unitKm)}"/>`;
};

/** A pin whose tip is at 0,0. */
const PIN_OUTLINE = "M0 0C-2-6-8-9-8-16a8 8 0 1 1 16 0C8-9 2-6 0 0z";

/** The pin stands above the place, so that a marker at the place stays visible. */
function drawPin(view: MapView, at: PlanePoint): string {
  const [x, y] = toUnits(view, at);
  return `<g transform="translate(${formatDecimal(x)} ${formatDecimal(y)})"><g class="map-fit map-point"><path d="${PIN_OUTLINE}"/><circle cy="-16" r="2.5"/></g></g>`;
}

/** Districts end at the coast, whose clip path has the id `coastId`. */
function drawCompanyArea(view: MapView, area: CompanyArea, coastId: string): string {
  const districts = (name: string, cells: readonly Cell[]) => {
    const visible = cells.filter((cell) => cell.some((point) => isDrawn(view, point)));
    const d = visible.map((cell) => areaPath(view, cell)).join("");
    return d ? `<path class="${name}" clip-path="url(#${coastId})" d="${d}"/>` : "";
  };
  return [
    area.circle ? circle(view, "map-area", area.circle.at, area.circle.radiusKm) : "",
    districts("map-districts", area.districts),
    districts("map-excluded", area.excluded),
  ].join("");
}
