import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { placesQuery, SHORTEST_PLACE_TEXT } from "#client/queries/places.ts";
import type { PlaceSuggestion } from "#contract/places.ts";

/** A pause this long in typing (milliseconds) is worth a request. */
const TYPING_PAUSE = 120;

/** Places that what is typed may mean; none while `enabled` is false. */
export function usePlaceSuggestions(text: string, enabled: boolean): readonly PlaceSuggestion[] {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const query = placesQuery(settled.trim());
  const { data } = useQuery({
    ...query,
    enabled: enabled && query.enabled,
    placeholderData: keepPreviousData,
  });
  return enabled && text.trim().length >= SHORTEST_PLACE_TEXT ? (data ?? []) : [];
}
