import { useEffect } from "react";

const REGION_ID = "announcements";

/** Sentences replaced sooner than this (milliseconds), such as "Loading", are not announced. */
const ANNOUNCEMENT_DELAY_MS = 150;

/** False during the first render. Screen readers read its sentences with the page, so these are not announced again. */
let isMounted = false;

/**
 * The live region for `useAnnouncement`. It is rendered empty, because some screen readers ignore a region inserted together
 * with its text.
 */
export function LiveRegion() {
  useEffect(() => {
    isMounted = true;
  }, []);
  return <p id={REGION_ID} role="status" className="sr-only" />;
}

/**
 * Announces a sentence to screen readers, politely, when it first appears and whenever it changes. The region is emptied when
 * the sentence goes, so that nobody reads there what is true no more.
 */
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
