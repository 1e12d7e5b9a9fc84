import { useEffect, useState } from "react";
import { buttonClass } from "#client/components/ui/button-class.ts";

/** Only where there is script to act on it; every browser prints the page as it is without this. */
export function PrintButton() {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!ready) return null;
  return (
    <button type="button" onClick={() => window.print()} className={buttonClass("quiet")}>
      Print this page
    </button>
  );
}
