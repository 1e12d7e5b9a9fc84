import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { placesQueryOptions, SHORTEST_PLACE_TEXT } from "#client/queries/places.ts";
import { useQuery } from "#client/queries/use-query.ts";
import type { PlaceSuggestion } from "#contract/places.ts";

/** Suggestions are requested after this pause in typing (milliseconds). */
const TYPING_PAUSE_MS = 120;

/** Places that match the typed text. Empty while `enabled` is false or the text is too short. */
export function usePlaceSuggestions(text: string, enabled: boolean): readonly PlaceSuggestion[] {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const query = placesQueryOptions(debounced.trim());
  const { data } = useQuery({
    ...query,
    enabled: enabled && query.enabled,
    placeholderData: keepPreviousData,
  });
  return enabled && text.trim().length >= SHORTEST_PLACE_TEXT ? (data ?? []) : [];
}
