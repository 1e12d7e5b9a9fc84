import { useEffect, useState } from "react";

/** The value after it has not changed for this many milliseconds. */
export function useSettledValue<Value extends string>(value: Value, milliseconds = 500): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
