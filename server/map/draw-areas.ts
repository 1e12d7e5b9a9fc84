import type { PlanePoint } from "#contract/map/map-plane.ts";
import type { CompanyArea } from "./company-area.ts";
import type { Cell } from "./district-cells.ts";
import { isDrawn, type MapView, toUnits } from "./map-view.ts";
import { formatDecimal, pathData } from "./svg.ts";

const circle = (view: MapView, name: string, at: PlanePoint, radiusKm: number) => {
  const [x, y] = toUnits(view, at);
  return `<circle class="${name}" cx="${formatDecimal(x)}" cy="${formatDecimal(y)}" r="${formatDecimal(radiusKm / view.unitKm)}"/>`;
};

/** The tip of the pin is at 0,0. */
const PIN = "M0 0C-2-6-8-9-8-16a8 8 0 1 1 16 0C8-9 2-6 0 0z";

/** The pin stands above the place, so that a marker at the place stays visible. */
export function drawSearch(
  view: MapView,
  at: PlanePoint,
  radiusKm: number,
): { circle: string; point: string } {
  const [x, y] = toUnits(view, at);
  return {
    circle: circle(view, "map-radius", at, radiusKm),
    point: `<g transform="translate(${formatDecimal(x)} ${formatDecimal(y)})"><g class="map-fit map-point"><path d="${PIN}"/><circle cy="-16" r="2.5"/></g></g>`,
  };
}

/** Districts end at the coast, whose clip path has the id `coastId`. */
export function drawCompanyArea(view: MapView, area: CompanyArea, coastId: string): string {
  const districts = (name: string, cells: readonly Cell[]) => {
    const visible = cells.filter((cell) => cell.some((point) => isDrawn(view, point)));
    const d = visible
      .map((cell) =>
        pathData(
          cell.map((point) => toUnits(view, point)),
          true,
        ),
      )
      .join("");
    return d ? `<path class="${name}" clip-path="url(#${coastId})" d="${d}"/>` : "";
  };
  return [
    area.circle ? circle(view, "map-area", area.circle.at, area.circle.radiusKm) : "",
    districts("map-districts", area.districts),
    districts("map-excluded", area.excluded),
  ].join("");
}
