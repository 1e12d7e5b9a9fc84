import type { Facets } from "#contract/search/list-facts.ts";

export interface FacetOption {
  value: string;
  label: string;
  /** Undefined if the response contains no count. */
  count?: number | undefined;
}

export const RATINGS: readonly FacetOption[] = [
  { value: "4.5", label: "4.5 or higher" },
  { value: "4", label: "4 or higher" },
  { value: "3", label: "3 or higher" },
];

export const deliveryOptions = (facets: Facets | undefined): readonly FacetOption[] =>
  facets?.serves
    ? [
        { value: "yes", label: "Yes", count: facets.serves.yes },
        { value: "probably", label: "Yes or probably", count: facets.serves.probably },
      ]
    : [];

/** The services that a response counts. The chosen one is added if the response has no count for it. */
export function serviceOptions(facets: Facets | undefined, chosen: string | null): readonly FacetOption[] {
  const counts = facets?.service ?? {};
  const options = Object.entries(counts).map(([value, count]) => ({ value, label: value, count }));
  const isMissing = chosen !== null && !(chosen in counts);
  return isMissing ? [...options, { value: chosen, label: chosen }] : options;
}
