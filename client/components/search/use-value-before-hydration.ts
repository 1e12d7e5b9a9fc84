import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Reports input from before hydration, if it differs from the server-rendered `value`. React keeps such input in the field but
 * fires no change event for it.
 */
export function useValueBeforeHydration(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  onValue: (entered: string) => void,
) {
  const compare = useEffectEvent(() => {
    const entered = field.current?.value ?? value;
    if (entered !== value) onValue(entered);
  });
  useEffect(() => compare(), []);
}
