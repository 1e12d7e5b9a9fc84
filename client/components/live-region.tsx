import { useEffect } from "react";

const REGION_ID = "announcements";

/** Sentences that are replaced sooner, such as "Loading", are not announced. */
const ANNOUNCEMENT_DELAY_MS = 150;

/** False during the first render. Screen readers read the sentences of that render with the page. */
let isMounted = false;

/** Rendered empty, because some screen readers ignore a live region that is inserted together with its text. */
export function LiveRegion() {
  useEffect(() => {
    isMounted = true;
  }, []);
  return <p id={REGION_ID} role="status" className="sr-only" />;
}

export function useAnnouncement(sentence: string | undefined) {
  useEffect(() => {
    if (!isMounted || sentence === undefined) return;
    const region = document.getElementById(REGION_ID);
    const timer = setTimeout(() => region?.replaceChildren(sentence), ANNOUNCEMENT_DELAY_MS);
    return () => {
      clearTimeout(timer);
      if (region?.textContent === sentence) region.replaceChildren();
    };
  }, [sentence]);
}
