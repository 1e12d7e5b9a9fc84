import { useEffect, useEffectEvent, useRef } from "react";

/** Calls `onChange` after a rendering with another value than the rendering before, so not for the first value. */
export function useOnChange<Value>(value: Value, onChange: (before: Value) => void) {
  const last = useRef(value);
  const report = useEffectEvent(onChange);
  useEffect(() => {
    const before = last.current;
    last.current = value;
    if (before !== value) report(before);
  }, [value]);
}
