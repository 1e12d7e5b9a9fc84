import { useEffect, useId, useState } from "react";
import { loadCode } from "#client/queries/waiting.ts";
import { MAX_SEARCH_TEXT } from "#contract/limits.ts";
import { Icon } from "../icon.tsx";
import { fieldClass } from "../ui/field-class.ts";
import { PlaceList } from "./place-list.tsx";
import { usePlaceCombobox } from "./use-place-combobox.ts";

interface PlaceFieldProps {
  name: string;
  label: string;
  placeholder: string;
  defaultValue: string;
}

/**
 * A text field that suggests places during typing, and the place where the visitor is when asked. Both only fill it, so that
 * nobody skips the rest of the form.
 */
export function PlaceField({ name, label, placeholder, defaultValue }: PlaceFieldProps) {
  const id = useId();
  const { input, text, places, isExpanded, activeIndex, activePlace, ...handlers } =
    usePlaceCombobox(defaultValue);
  /** What became of the search for the visitor's own place. */
  const [problem, setProblem] = useState("");
  const fill = (place: string) => {
    setProblem("");
    handlers.fill(place);
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {/* Above the field, so that the fields of a line stay in line. */}
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
          name={name}
          value={text}
          onChange={(event) => {
            setProblem("");
            handlers.handleType(event.target.value);
          }}
          onKeyDown={handlers.handleKeyDown}
          onBlur={handlers.close}
          placeholder={placeholder}
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
        <LocateButton onFound={fill} onProblem={setProblem} />
      </div>
    </div>
  );
}

/** Chromium says whether the document may ask. Other browsers don't restrict it. */
interface RestrictedDocument extends Document {
  featurePolicy?: { allowsFeature: (name: string) => boolean };
}

function canLocate(): boolean {
  const { featurePolicy }: RestrictedDocument = document;
  return (
    isSecureContext && "geolocation" in navigator && featurePolicy?.allowsFeature("geolocation") !== false
  );
}

interface LocateButtonProps {
  onFound: (place: string) => void;
  onProblem: (sentence: string) => void;
}

/** Hidden where it can't work. The field leaves its space free, so that nothing moves when it appears. */
function LocateButton({ onFound, onProblem }: LocateButtonProps) {
  const [isShown, setShown] = useState(false);
  const [isSearching, setSearching] = useState(false);
  useEffect(() => setShown(canLocate()), []);
  const locate = async () => {
    if (isSearching) return;
    setSearching(true);
    onProblem("");
    const here = await loadCode(() => import("./find-place-here.ts"))
      .then(({ findPlaceHere }) => findPlaceHere())
      .catch(() => ({ problem: "Please check your connection, or type a postcode or town." }));
    setSearching(false);
    if ("place" in here) onFound(here.place);
    else onProblem(here.problem);
  };
  return (
    <button
      type="button"
      hidden={!isShown}
      onClick={locate}
      aria-disabled={isSearching}
      title="Use my location"
      className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control hover:bg-paper aria-disabled:animate-pulse"
    >
      <Icon name="locate" size="size-5" />
      <span className="sr-only">{isSearching ? "Finding your location" : "Use my location"}</span>
    </button>
  );
}
