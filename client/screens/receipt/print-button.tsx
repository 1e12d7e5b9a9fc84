import { useEffect, useState } from "react";
import { buttonClass } from "#client/components/ui/button-class.ts";

/** Rendered only after hydration, because printing from the page needs script. */
export function PrintButton() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!isHydrated) return null;
  return (
    <button type="button" onClick={() => window.print()} className={buttonClass("quiet")}>
      Print this page
    </button>
  );
}
