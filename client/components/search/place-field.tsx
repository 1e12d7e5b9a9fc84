import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { MAX_SEARCH_TEXT } from "#contract/limits.ts";
import type { PlaceSuggestion } from "#contract/places.ts";
import { Icon } from "../icon.tsx";
import { field } from "../ui/field.ts";
import { PlaceList } from "./place-list.tsx";
import { useEarlyValue } from "./use-early-value.ts";
import { usePlaceSuggestions } from "./use-place-suggestions.ts";

interface PlaceFieldProps {
  name: string;
  label: string;
  placeholder: string;
  defaultValue: string;
  /** Told when a line of the list is chosen. */
  onChoose?: (place: PlaceSuggestion) => void;
}

/**
 * A text field that suggests places while one types: the combobox of the ARIA Authoring Practices (list autocomplete,
 * manual selection). Choosing is never needed: Enter without a chosen line submits what was typed.
 */
export function PlaceField({ name, label, placeholder, defaultValue, onChoose }: PlaceFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(defaultValue);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const places = usePlaceSuggestions(text, open);
  const given = useRef(defaultValue);
  useEffect(() => {
    // A new search from elsewhere on the page fills the field anew.
    if (given.current !== defaultValue) setText(defaultValue);
    given.current = defaultValue;
  }, [defaultValue]);
  const shown = open && places.length > 0;
  const activePlace = shown ? places[active] : undefined;

  const typed = (value: string) => {
    setText(value);
    setOpen(true);
    setActive(-1);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  useEarlyValue(input, defaultValue, (value) => {
    typed(value);
    if (document.activeElement !== input.current) close();
  });
  const choose = (place: PlaceSuggestion) => {
    setText(place.query);
    // The form may be submitted in the same breath, before React has written the new value.
    if (input.current) input.current.value = place.query;
    close();
    onChoose?.(place);
  };
  const move = (step: number) => {
    setOpen(true);
    setActive((position) => {
      const count = places.length + 1;
      return ((position + 1 + step + count) % count) - 1;
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Escape: shown ? close : undefined,
      Enter: activePlace && (() => choose(activePlace)),
    };
    const act = keys[event.key];
    if (!act) {
      if (event.key === "Enter") close();
      return;
    }
    event.preventDefault();
    act();
  };

  return (
    <div className="relative">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <Icon
        name="search"
        size="size-5"
        className="pointer-events-none absolute bottom-3.5 left-3.5 text-muted"
      />
      <input
        ref={input}
        id={id}
        name={name}
        value={text}
        onChange={(event) => typed(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
        placeholder={placeholder}
        maxLength={MAX_SEARCH_TEXT}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={activePlace && `${id}-${active}`}
        className={`${field} pl-11`}
      />
      <PlaceList id={id} places={shown ? places : []} active={active} onChoose={choose} />
    </div>
  );
}
