import { lazy, Suspense, useEffect, useState } from "react";

const TEXT = "Email available";
const LOOK = "mt-2 size-3.5 shrink-0 rounded-full bg-go";

const DotWithTooltip = lazy(() => import("./email-dot-tooltip.tsx"));

/** A green dot that says, when pointed at, that the company has an email. */
export function EmailDot() {
  // The tooltip's code comes after the page; until then the browser's own does.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const dot = <span role="img" aria-label={TEXT} title={TEXT} className={LOOK} />;
  return ready ? (
    <Suspense fallback={dot}>
      <DotWithTooltip text={TEXT} className={LOOK} />
    </Suspense>
  ) : (
    dot
  );
}
