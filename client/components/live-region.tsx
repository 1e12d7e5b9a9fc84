import { useEffect } from "react";

const REGION = "announcements";

/** A wait shorter than this (milliseconds) is over before it is worth a word. */
const WORTH_SAYING_MS = 150;

/** What stands on a page when it is opened is read with the page. */
let opened = false;

/**
 * Where screen readers are told what has changed. It stands on the page from the beginning: a live region that comes
 * together with its words is not said by all of them.
 */
export function LiveRegion() {
  useEffect(() => {
    opened = true;
  }, []);
  return <p id={REGION} role="status" className="sr-only" />;
}

/** Has a sentence said to screen readers when it appears and whenever it changes, politely and once. */
export function useAnnouncement(sentence: string | undefined) {
  useEffect(() => {
    if (!opened || sentence === undefined) return;
    const timer = setTimeout(() => {
      const region = document.getElementById(REGION);
      if (region) region.textContent = sentence;
    }, WORTH_SAYING_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
}
