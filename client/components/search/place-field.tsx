import { useId } from "react";
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

/** A text field that suggests places during typing. A suggestion only fills it, so that nobody skips the rest of the form. */
export function PlaceField({ name, label, placeholder, defaultValue }: PlaceFieldProps) {
  const id = useId();
  const { input, text, places, isExpanded, activeIndex, activePlace, ...handlers } =
    usePlaceCombobox(defaultValue);
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
        onChange={(event) => handlers.handleType(event.target.value)}
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
        className={`${fieldClass} pl-11`}
      />
      <PlaceList id={id} places={isExpanded ? places : []} active={activeIndex} onChoose={handlers.choose} />
    </div>
  );
}
