import type { FirmCoverage } from "./firm-area.ts";

const KM_PER_MILE = 1.609344;
const MOST_NAMED = 12;

const listed = (codes: readonly string[]) => {
  const more = codes.length - MOST_NAMED;
  return codes.slice(0, MOST_NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
};

/** Where a company says it delivers, and how exact the drawing is. */
export function describeArea({ coverageAreas, latitude }: FirmCoverage): string {
  if (coverageAreas.length === 0) return "It has not said where it delivers, so no area is drawn.";
  const radius = Math.max(0, ...coverageAreas.map((area) => (area.type === "radius" ? area.km : 0)));
  const codes = [...new Set(coverageAreas.flatMap((area) => (area.type === "districts" ? area.codes : [])))];
  const excluded = [...new Set(coverageAreas.flatMap(({ exclude = [] }) => exclude))];
  const miles = Math.max(1, Math.round(radius / KM_PER_MILE));
  const around = radius > 0 && `within ${radius} km (${miles} ${miles === 1 ? "mile" : "miles"}) of its base`;
  const districts =
    codes.length > 0 &&
    `to ${codes.length} postcode ${codes.length === 1 ? "district" : "districts"}: ${listed(codes)}`;
  return [
    `It says it delivers ${[around, districts].filter(Boolean).join(", and ")}.`,
    excluded.length > 0 ? `Not to ${listed(excluded)}.` : "",
    codes.length + excluded.length > 0 ? "Districts are drawn as circles of about their size." : "",
    radius > 0 && latitude === null ? "Its position is not known, so its circle can't be drawn." : "",
  ]
    .filter(Boolean)
    .join(" ");
}
