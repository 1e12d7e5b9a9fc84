import type { Place, SearchedPlace } from "#contract/places.ts";
import type { Point } from "#server/geo/distance.ts";
import type { PostcodeCentres } from "./postcode-centres.ts";
import type { PostcodeParts } from "./postcode-parts.ts";
import type { UnitPostcodes } from "./unit-postcodes.ts";

const place = (kind: Place["kind"], code: string, { latitude, longitude }: Point): Place => ({
  label: code,
  query: code,
  kind,
  latitude,
  longitude,
});

/**
 * Resolves a postcode. A unit or sector that does not exist falls back to the next larger part, with a note. Null if the
 * district is unknown.
 */
export function resolvePostcode(
  parts: PostcodeParts,
  centres: PostcodeCentres,
  units: UnitPostcodes | null,
): SearchedPlace | null {
  const written = [parts.district, `${parts.sector ?? ""}${parts.unit ?? ""}`].filter(Boolean).join(" ");
  const found = locate(parts, written, centres, units);
  if (!found) return null;
  const note = found.label === written ? null : `We can't find ${written}; showing ${found.label}`;
  return { place: found, note, alternatives: [] };
}

function locate(
  { district, sector, unit }: PostcodeParts,
  written: string,
  centres: PostcodeCentres,
  units: UnitPostcodes | null,
): Place | null {
  const districtPoint = centres.districts.get(district);
  if (!districtPoint) return null;
  if (sector === null) return place("district", district, districtPoint);
  const sectorCode = `${district} ${sector}`;
  const sectorPoint =
    centres.sectors.get(sectorCode) ?? (centres.withoutSectors.has(district) ? districtPoint : null);
  if (unit !== null) {
    const exact = units?.find(district, sector + unit);
    if (exact) return place("postcode", written, exact);
    // If the units of this district are not imported, the postcode may exist, so its sector is used without a note.
    if (!units?.covers(district) && sectorPoint) return place("postcode", written, sectorPoint);
  }
  if (sectorPoint) return place("sector", sectorCode, sectorPoint);
  return place("district", district, districtPoint);
}
