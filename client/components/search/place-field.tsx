import { keepPreviousData } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { placesQueryOptions, SHORTEST_PLACE_TEXT } from "#client/queries/places.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { loadCode } from "#client/queries/waiting.ts";
import { MAX_SEARCH_TEXT } from "#contract/limits.ts";
import { RADIUS_OPTIONS_KM } from "#contract/options.ts";
import type { PlaceKind, PlaceSuggestion } from "#contract/places.ts";
import { formatRadius } from "#contract/text/place-words.ts";
import { countOf } from "#contract/text/spelling.ts";
import { Icon } from "../icon.tsx";
import { fieldClass } from "../ui/field-class.ts";
import { useSettledValue } from "../use-settled-value.ts";
import type { LocateButton } from "./locate-button.tsx";
import { useValueBeforeHydration } from "./use-value-before-hydration.ts";

interface PlaceFieldProps {
  label?: string;
  defaultValue: string | undefined;
}

/**
 * A suggestion or the device's location only fills the field. The form is not submitted, because the visitor may want to fill in
 * other fields.
 */
export function PlaceField({ label = "Where do you need the skip?", defaultValue = "" }: PlaceFieldProps) {
  const id = useId();
  const { input, text, places, isExpanded, activeIndex, activePlace, ...handlers } =
    usePlaceCombobox(defaultValue);
  const [problem, setProblem] = useState("");
  const Locate = useLocateButton();
  const fill = (place: string) => {
    setProblem("");
    handlers.fill(place);
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {/* The problem is above the field, so that the fields of a row stay aligned. */}
      <p role="status" className="mb-1.5 text-sm font-semibold text-stop empty:hidden">
        {problem}
      </p>
      <div className="relative">
        <Icon
          name="search"
          size="size-5"
          className="pointer-events-none absolute bottom-3.5 left-3.5 text-muted"
        />
        <input
          ref={input}
          id={id}
          name="location"
          value={text}
          onChange={(event) => {
            setProblem("");
            handlers.handleType(event.target.value);
          }}
          onKeyDown={handlers.handleKeyDown}
          onBlur={handlers.close}
          placeholder="Enter postcode or town"
          maxLength={MAX_SEARCH_TEXT}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={`${id}-list`}
          aria-activedescendant={activePlace && `${id}-${activeIndex}`}
          className={`${fieldClass} px-11`}
        />
        <PlaceList
          id={id}
          places={isExpanded ? places : []}
          active={activeIndex}
          onChoose={({ query }) => fill(query)}
        />
        {Locate && <Locate onFound={fill} onProblem={setProblem} />}
      </div>
    </div>
  );
}

/** Only Chromium has `featurePolicy`. It says whether the document may use the position. */
interface RestrictedDocument extends Document {
  featurePolicy?: { allowsFeature: (name: string) => boolean };
}

function canLocate(): boolean {
  const { featurePolicy }: RestrictedDocument = document;
  return (
    isSecureContext && "geolocation" in navigator && featurePolicy?.allowsFeature("geolocation") !== false
  );
}

/** Null until the code has loaded, or if the browser can't find the position. */
function useLocateButton() {
  const [Button, setButton] = useState<typeof LocateButton | null>(null);
  useEffect(() => {
    if (!canLocate()) return;
    void loadCode(() => import("./locate-button.tsx")).then(
      (code) => setButton(() => code.LocateButton),
      () => {},
    );
  }, []);
  return Button;
}

const KINDS: Record<PlaceKind, string> = {
  postcode: "Postcode",
  sector: "Postcode area",
  district: "Postcode area",
  town: "Town",
  county: "County",
  region: "Region",
  nation: "Nation",
};

interface PlaceListProps {
  id: string;
  places: readonly PlaceSuggestion[];
  active: number;
  onChoose: (place: PlaceSuggestion) => void;
}

/** The focus stays in the field, whose `aria-activedescendant` names the active option. */
export function PlaceList({ id, places, active, onChoose }: PlaceListProps) {
  return (
    <>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Places"
        hidden={places.length === 0}
        className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-control border-2 border-ink bg-white py-1 shadow-raised"
      >
        {places.map((place, position) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox input handles the keys
          <div
            key={place.query}
            id={`${id}-${position}`}
            role="option"
            tabIndex={-1}
            aria-selected={position === active}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(place)}
            className="flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-1.5 hover:bg-paper aria-selected:bg-skip"
          >
            <Icon name="pin" size="size-4.5" className="text-ink-soft" />
            <span className="font-semibold">{place.label}</span>{" "}
            <span className="ml-auto text-sm text-ink-soft">{KINDS[place.kind]}</span>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {places.length > 0 && `${countOf(places.length, "place")}. Use the arrow keys to choose.`}
      </p>
    </>
  );
}

/** A value that is not one of the options is shown until the visitor selects an option. */
export function RadiusSelect({ value }: { value: number }) {
  const id = useId();
  const isListed = RADIUS_OPTIONS_KM.some((option) => option === value);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        Within
      </label>
      <select key={value} id={id} name="radius" defaultValue={value} className={fieldClass}>
        {!isListed && (
          <option value={value} hidden>
            {formatRadius(value)}
          </option>
        )}
        {RADIUS_OPTIONS_KM.map((option) => (
          <option key={option} value={option}>
            {formatRadius(option)}
          </option>
        ))}
      </select>
    </div>
  );
}

const CLOSED = { isOpen: false, activeIndex: -1 };

/** The combobox of the ARIA Authoring Practices (list autocomplete, manual selection). */
function usePlaceCombobox(defaultValue: string) {
  const input = useRef<HTMLInputElement>(null);
  const [{ text, isOpen, activeIndex }, setState] = useState({ text: defaultValue, ...CLOSED });
  const [lastDefault, setLastDefault] = useState(defaultValue);
  // A search elsewhere on the page replaces the typed text.
  if (defaultValue !== lastDefault) {
    setLastDefault(defaultValue);
    setState((state) => ({ ...state, text: defaultValue }));
  }
  const places = usePlaceSuggestions(text, isOpen);
  const isExpanded = isOpen && places.length > 0;
  const activePlace = isExpanded ? places[activeIndex] : undefined;

  const close = () => setState((state) => ({ ...state, ...CLOSED }));
  const fill = (place: string) => setState({ text: place, ...CLOSED });
  const handleType = (value: string) => setState({ text: value, isOpen: true, activeIndex: -1 });
  useValueBeforeHydration(input, defaultValue, (value) => {
    handleType(value);
    if (document.activeElement !== input.current) close();
  });
  const moveActive = (step: number) => {
    // There is one more position than places: -1 stands for the input itself.
    const count = places.length + 1;
    setState((state) => ({
      ...state,
      isOpen: true,
      activeIndex: ((state.activeIndex + 1 + step + count) % count) - 1,
    }));
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
  const shown = { input, text, places, isExpanded, activeIndex, activePlace };
  return { ...shown, handleType, handleKeyDown, close, fill };
}

const TYPING_PAUSE_MS = 120;

function usePlaceSuggestions(text: string, enabled: boolean): readonly PlaceSuggestion[] {
  const query = placesQueryOptions(useSettledValue(text, TYPING_PAUSE_MS).trim());
  const { data } = useQuery({
    ...query,
    enabled: enabled && query.enabled,
    placeholderData: keepPreviousData,
  });
  return enabled && text.trim().length >= SHORTEST_PLACE_TEXT ? (data ?? []) : [];
}
