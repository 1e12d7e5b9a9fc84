import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { MAX_SEARCH_TEXT } from "#contract/limits.ts";
import { fieldClass } from "../ui/field-class.ts";
import { useValueBeforeHydration } from "./use-value-before-hydration.ts";

/** A pause this long in typing (milliseconds) applies the filter. */
const TYPING_PAUSE = 250;

interface FilterFieldProps {
  name: string;
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

/** A text field that filters as one types, without a request for every key. */
export function FilterField({ name, label, placeholder, value, onChange }: FilterFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const reported = useRef(value);
  useEffect(() => {
    // The address changed under the field (Back, a link, a reset): it follows.
    if (value !== reported.current) setText(value);
    reported.current = value;
  }, [value]);
  const report = useEffectEvent(onChange);
  useEffect(() => {
    const settled = text.trim();
    if (settled === reported.current) return;
    const timer = setTimeout(() => {
      reported.current = settled;
      report(settled);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const input = useRef<HTMLInputElement>(null);
  useValueBeforeHydration(input, value, setText);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        name={name}
        value={text}
        maxLength={MAX_SEARCH_TEXT}
        placeholder={placeholder}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        className={fieldClass}
      />
    </div>
  );
}
