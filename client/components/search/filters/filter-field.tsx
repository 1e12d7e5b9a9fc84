import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useChangeParams, usePageParams } from "#client/navigation/use-page-params.ts";
import { MAX_SEARCH_TEXT } from "#contract/limits.ts";
import { fieldClass } from "../../ui/field-class.ts";
import { useValueBeforeHydration } from "../use-value-before-hydration.ts";

const TYPING_PAUSE_MS = 250;

interface FilterFieldProps {
  name: string;
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

export function FilterField({ name, label, placeholder, value, onChange }: FilterFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const reported = useRef(value);
  useEffect(() => {
    // A change from outside the field: by the Back button, a link or a reset.
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
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const input = useRef<HTMLInputElement>(null);
  useValueBeforeHydration(input, value, setText);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold max-sm:text-sm">
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
        className={`${fieldClass} placeholder-shown:text-ellipsis placeholder:text-[0.8125rem] placeholder:tracking-tight`}
      />
    </div>
  );
}

export function UrlFilterField(props: Omit<FilterFieldProps, "value" | "onChange">) {
  const params = usePageParams();
  const changeParams = useChangeParams();
  return (
    <FilterField
      {...props}
      value={params.get(props.name) ?? ""}
      onChange={(text) => changeParams({ [props.name]: text, page: undefined })}
    />
  );
}
