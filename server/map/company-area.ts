import type { Company } from "#contract/companies.ts";
import { type PlanePoint, toPlane } from "#contract/map/map-plane.ts";
import type { Cell, DistrictCells } from "./district-cells.ts";

export type CompanyCoverage = Pick<Company, "coverageAreas" | "latitude" | "longitude">;

export interface CompanyArea {
  /** The circle that the company states around its base. Null if it states no radius or its position is unknown. */
  circle: { at: PlanePoint; radiusKm: number } | null;
  /** Without the excluded districts. */
  districts: Cell[];
  excluded: Cell[];
}

const unique = (codes: readonly string[]) => [...new Set(codes)];

/** `radiusKm` is the largest stated radius, or 0 without one. */
export const statedArea = ({ coverageAreas }: Pick<CompanyCoverage, "coverageAreas">) => ({
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
