import type { Place } from "#contract/places.ts";

/**
 * A short name: "LS6" for the postcode "LS6 2AB", "Newport" for "Newport, Wales". Delivery areas are stated by district, and
 * cards are narrow.
 */
export function shortPlaceName({ kind, label }: Pick<Place, "kind" | "label">): string {
  const separator = kind === "postcode" || kind === "sector" ? " " : ",";
  return label.split(separator)[0] ?? label;
}
