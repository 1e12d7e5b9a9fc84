import { useState } from "react";
import { getJson } from "#client/queries/request.ts";
import { queryString } from "#client/urls/query-string.ts";
import { Icon } from "../icon.tsx";

/** In milliseconds. Some devices never answer, and nor does a browser whose question is closed without an answer. */
const TIMEOUT_MS = 10_000;
/** A position of the last minutes is as good as a new one (milliseconds). */
const MAX_AGE_MS = 5 * 60_000;

const SENTENCES = {
  refused: "Your browser doesn't share your location with this site. Type a postcode or town instead.",
  unknown: "We couldn't find where you are. Type a postcode or town instead.",
  slow: "Finding your location is taking too long. Try again, or type a postcode or town.",
  abroad: "You seem to be outside the United Kingdom. Type the postcode or town where you need the skip.",
} as const;

/** The place where the visitor is, or a sentence that says why it is not known. */
type PlaceHere = { place: string } | { problem: string };

/** Asks the browser for the position. Our server gets it rounded to about 1 km, and nobody stores it. */
async function findPlaceHere(): Promise<PlaceHere> {
  const found = await currentPosition();
  if (typeof found === "string") return { problem: SENTENCES[found] };
  const position = [found.latitude, found.longitude].map((degrees) => degrees.toFixed(2)).join();
  const places = await getJson(`/api/places${queryString({ q: position })}`).catch(() => null);
  const place = places?.[0]?.query;
  return place ? { place } : { problem: SENTENCES[places ? "abroad" : "unknown"] };
}

const currentPosition = (): Promise<GeolocationCoordinates | keyof typeof SENTENCES> =>
  new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS, "slow");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code, PERMISSION_DENIED, TIMEOUT }) =>
        resolve(code === PERMISSION_DENIED ? "refused" : code === TIMEOUT ? "slow" : "unknown"),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });

interface LocateButtonProps {
  onFound: (place: string) => void;
  onProblem: (sentence: string) => void;
}

/** A button inside the place field that finds the device's position. The field keeps space for it, so nothing moves. */
export function LocateButton({ onFound, onProblem }: LocateButtonProps) {
  const [isSearching, setSearching] = useState(false);
  const locate = async () => {
    if (isSearching) return;
    setSearching(true);
    onProblem("");
    const here = await findPlaceHere().catch(() => ({
      problem: "Please check your connection, or type a postcode or town.",
    }));
    setSearching(false);
    if ("place" in here) onFound(here.place);
    else onProblem(here.problem);
  };
  return (
    <button
      type="button"
      onClick={locate}
      aria-disabled={isSearching}
      title="Use my location"
      className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control hover:bg-paper aria-disabled:animate-pulse"
    >
      <Icon name="locate" size="size-5" />
      <span className="sr-only">{isSearching ? "Finding your location" : "Use my location"}</span>
    </button>
  );
}
