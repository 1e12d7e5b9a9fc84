import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Tells what a visitor gave a field before script had taken over, if it differs from `value`, which the server gave it: React
 * leaves that in the field, and says nothing of it.
 */
export function useEarlyValue(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  tell: (given: string) => void,
) {
  const compare = useEffectEvent(() => {
    const given = field.current?.value ?? value;
    if (given !== value) tell(given);
  });
  useEffect(() => compare(), []);
}
