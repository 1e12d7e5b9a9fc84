import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { usePlaceSuggestions } from "./use-place-suggestions.ts";
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
