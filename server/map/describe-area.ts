import { formatRadius } from "#contract/text/place-words.ts";
import { type CompanyCoverage, statedArea } from "./company-area.ts";

const MOST_NAMED = 12;

const listed = (codes: readonly string[]) => {
  const more = codes.length - MOST_NAMED;
  return codes.slice(0, MOST_NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
};

/** Describes the delivery area on the map, or says that none is stated, or why its circle is not drawn. */
export function describeArea(company: CompanyCoverage): string {
  const { radiusKm, districts, excluded } = statedArea(company);
  if (company.coverageAreas.length === 0) return "It has not said where it delivers, so no area is drawn.";
  const isPlaced = company.latitude !== null;
  const circle = radiusKm > 0 && isPlaced && `${formatRadius(radiusKm)} around its base`;
  const named =
    districts.length > 0 &&
    `the ${districts.length} postcode ${districts.length === 1 ? "district" : "districts"} that it names, drawn roughly: ${listed(districts)}`;
  const drawn = [circle, named].filter(Boolean).join(", and ");
  return [
    radiusKm > 0 &&
      !isPlaced &&
      `It says it delivers ${formatRadius(radiusKm)} around its base, but its position is not known, so no circle is drawn.`,
    drawn && `The yellow area is ${drawn}.`,
    excluded.length > 0 && `It leaves out ${listed(excluded)}, in grey.`,
  ]
    .filter(Boolean)
    .join(" ");
}
