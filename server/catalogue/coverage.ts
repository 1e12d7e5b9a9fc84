import type { Company } from "#contract/companies.ts";
import { roundedKm } from "#server/geo/distance.ts";

/** The places and the distance in a company's coverage text. `server/places/` assigns the numbers of `names` and `districts`. */
interface CoverageWords {
  names: readonly number[];
  districts: readonly number[];
  /** Null if the text gives no distance. */
  radiusKm: number | null;
}

export interface CoverageReader {
  read(text: string): CoverageWords;
  /** Undefined for an unknown district. */
  districtNumber(code: string): number | undefined;
}

export interface DeliveryArea {
  /** True if the company states coverage areas. If false, the radius and the districts come from its coverage text. */
  readonly isStated: boolean;
  /** The largest radius around the company, rounded to 0.01 km. 0 if the company gives no distance. */
  readonly radiusKm: number;
  readonly districts: ReadonlySet<number>;
  readonly excluded: ReadonlySet<number>;
  /** The numbers of the place names in the coverage text, in ascending order. */
  readonly names: readonly number[];
}

export function coverageOf(
  { coverage, coverageAreas }: Pick<Company, "coverage" | "coverageAreas">,
  reader: CoverageReader,
): DeliveryArea | null {
  const words = coverage?.trim() ? reader.read(coverage) : null;
  if (coverageAreas.length === 0 && !words) return null;
  const names = [...new Set(words?.names)].sort((a, b) => a - b);
  if (coverageAreas.length > 0) return { ...statedAreas(coverageAreas, reader), names };
  const radiusKm = roundedKm(words?.radiusKm ?? 0);
  return { isStated: false, radiusKm, districts: new Set(words?.districts), excluded: new Set(), names };
}

function statedAreas(areas: Company["coverageAreas"], reader: CoverageReader): Omit<DeliveryArea, "names"> {
  const numbersOf = (codes: readonly string[]) =>
    codes.map(reader.districtNumber).filter((number) => number !== undefined);
  const radii = areas.map((area) => (area.type === "radius" ? area.km : 0));
  return {
    isStated: true,
    radiusKm: roundedKm(Math.max(...radii)),
    districts: new Set(areas.flatMap((area) => (area.type === "radius" ? [] : numbersOf(area.codes)))),
    excluded: new Set(areas.flatMap(({ exclude }) => numbersOf(exclude ?? []))),
  };
}
