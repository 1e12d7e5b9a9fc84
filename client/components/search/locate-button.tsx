import { useState } from "react";
import { getJson } from "#client/queries/request.ts";
import { queryString } from "#client/urls/query-string.ts";
import { Icon } from "../icon.tsx";

/**
 * The search for the position ends after this time. Some devices never answer. Browsers do not answer if the visitor closes the
 * permission prompt.
 */
const TIMEOUT_MS = 10_000;
/** A position that the device found within this time is recent enough. */
const MAX_AGE_MS = 5 * 60_000;

const SENTENCES = {
  refused: "Your browser doesn't share your location with this site. Type a postcode or town instead.",
  unknown: "We couldn't find where you are. Type a postcode or town instead.",
  slow: "Finding your location is taking too long. Try again, or type a postcode or town.",
  abroad: "You seem to be outside the United Kingdom. Type the postcode or town where you need the skip.",
} as const;

type PlaceHere = { place: string } | { problem: string };

/** The server gets the position rounded to about 1 km, and does not store it. */
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

/** The place field keeps space for the button, so that nothing moves. */
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
