import type { Company } from "#contract/companies.ts";
import { type PlanePoint, toPlane } from "#contract/map/map-plane.ts";
import { formatRadius } from "#contract/text/place-words.ts";
import type { Cell, DistrictCells } from "./district-cells.ts";

export type CompanyCoverage = Pick<Company, "coverageAreas" | "latitude" | "longitude">;

export interface CompanyArea {
  /** The circle that the company states around its base. Null if it states no radius or its position is unknown. */
  circle: { at: PlanePoint; radiusKm: number } | null;
  /** Cells of the districts that the company names, and of those that it excludes. */
  districts: Cell[];
  excluded: Cell[];
}

const unique = (codes: readonly string[]) => [...new Set(codes)];

/** The largest radius that a company states (0 if none), the codes of its districts, and the codes that it excludes. */
const statedArea = ({ coverageAreas }: Pick<CompanyCoverage, "coverageAreas">) => ({
  radiusKm: Math.max(0, ...coverageAreas.map((area) => (area.type === "radius" ? area.km : 0))),
  districts: unique(coverageAreas.flatMap((area) => (area.type === "districts" ? area.codes : []))),
  excluded: unique(coverageAreas.flatMap(({ exclude = [] }) => exclude)),
});

export const positionOf = ({ latitude, longitude }: CompanyCoverage): PlanePoint | null =>
  latitude === null || longitude === null ? null : toPlane({ latitude, longitude });

export function companyArea(company: CompanyCoverage, cells: DistrictCells): CompanyArea {
  const { radiusKm, districts, excluded } = statedArea(company);
  const base = positionOf(company);
  const found = (codes: readonly string[]) => codes.flatMap((code) => [cells.find(code) ?? []]);
  return {
    circle: base && radiusKm > 0 ? { at: base, radiusKm } : null,
    districts: found(districts.filter((code) => !excluded.includes(code))),
    excluded: found(excluded),
  };
}

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
