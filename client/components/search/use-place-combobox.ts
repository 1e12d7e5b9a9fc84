import { keepPreviousData } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { placesQueryOptions, SHORTEST_PLACE_TEXT } from "#client/queries/places.ts";
import { useQuery } from "#client/queries/use-query.ts";
import type { PlaceSuggestion } from "#contract/places.ts";
import { useValueBeforeHydration } from "./use-value-before-hydration.ts";

/**
 * The state and keyboard handling of the ARIA Authoring Practices' combobox (list autocomplete, manual selection).
 * Enter without an active suggestion submits the typed text.
 */
export function usePlaceCombobox(defaultValue: string) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useTextFrom(defaultValue);
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const places = usePlaceSuggestions(text, isOpen);
  const isExpanded = isOpen && places.length > 0;
  const activePlace = isExpanded ? places[activeIndex] : undefined;

  const close = () => {
    setOpen(false);
    setActiveIndex(-1);
  };
  const handleType = (value: string) => {
    setText(value);
    setOpen(true);
    setActiveIndex(-1);
  };
  useValueBeforeHydration(input, defaultValue, (value) => {
    handleType(value);
    if (document.activeElement !== input.current) close();
  });
  const fill = (place: string) => {
    setText(place);
    close();
  };
  const moveActive = (step: number) => {
    setOpen(true);
    // There is one position more than places: -1 stands for the input itself.
    const count = places.length + 1;
    setActiveIndex((index) => ((index + 1 + step + count) % count) - 1);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !activePlace) close();
    const action = {
      ArrowDown: () => moveActive(1),
      ArrowUp: () => moveActive(-1),
      Escape: isExpanded ? close : undefined,
      Enter: activePlace && (() => fill(activePlace.query)),
    }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return {
    input,
    text,
    places,
    isExpanded,
    activeIndex,
    activePlace,
    handleType,
    handleKeyDown,
    close,
    fill,
  };
}

/** The typed text. A new default value, from a search elsewhere on the page, replaces it. */
function useTextFrom(defaultValue: string) {
  const [text, setText] = useState(defaultValue);
  const previous = useRef(defaultValue);
  useEffect(() => {
    if (previous.current !== defaultValue) setText(defaultValue);
    previous.current = defaultValue;
  }, [defaultValue]);
  return [text, setText] as const;
}

/** Suggestions are requested after this pause in typing (milliseconds). */
const TYPING_PAUSE_MS = 120;

/** Places that match the typed text. Empty while `enabled` is false or the text is too short. */
function usePlaceSuggestions(text: string, enabled: boolean): readonly PlaceSuggestion[] {
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
