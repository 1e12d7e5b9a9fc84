import { type RefObject, useEffect, useEffectEvent } from "react";

/** React keeps text that was typed before hydration, but fires no change event for it. */
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
