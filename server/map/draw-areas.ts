import type { PlanePoint } from "#contract/map-plane.ts";
import type { Circle, FirmArea } from "./firm-area.ts";
import { type MapView, toUnits } from "./map-view.ts";
import { short } from "./svg.ts";

const circle = (view: MapView, { at, radiusKm }: Circle, attributes = "") => {
  const [x, y] = toUnits(view, at);
  return `<circle${attributes} cx="${short(x)}" cy="${short(y)}" r="${short(radiusKm / view.unitKm)}"/>`;
};

/** The searched place and its radius. The marks leave room for a marker in their middle. */
export function drawSearch(
  view: MapView,
  at: PlanePoint,
  radiusKm: number,
): { circle: string; point: string } {
  const [x, y] = toUnits(view, at);
  return {
    circle: circle(view, { at, radiusKm }, ' class="map-radius"'),
    point: `<g transform="translate(${short(x)} ${short(y)})"><path class="map-fit map-point" d="M0-28V-16M0 28V16M-28 0H-16M28 0H16"/></g>`,
  };
}

/** The delivery area of the company in hand. One opacity for a group keeps overlapping circles even. */
export function drawFirmArea(view: MapView, { circle: whole, districts, excluded }: FirmArea): string {
  const group = (name: string, circles: readonly Circle[]) =>
    circles.length > 0 ? `<g class="${name}">${circles.map((one) => circle(view, one)).join("")}</g>` : "";
  return [
    whole ? circle(view, whole, ' class="map-area"') : "",
    group("map-districts", districts),
    group("map-excluded", excluded),
  ].join("");
}
