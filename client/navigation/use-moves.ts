import type { QueryClient } from "@tanstack/react-query";
import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { createPath, type Location } from "react-router";
import type { Shown } from "../app.tsx";
import { screenAt } from "./moves.ts";
import { currentLocation, type Place, write } from "./place.ts";
import { rememberScroll } from "./use-scroll.ts";

interface Present {
  place: Place;
  shown: Shown;
}

/** Where the page was opened, and what it shows. */
export interface Opening {
  location: Location;
  shown: Shown;
}

/** What is shown now, and the way to something else: the screen in sight stays until the next one can be shown. */
export function useMoves({ location, shown }: Opening, queryClient: QueryClient) {
  const [present, setPresent] = useState<Present>({
    place: { location, type: "START", keepScroll: false },
    shown,
  });
  const key = useRef(location.key);
  const latest = useRef<Place>(undefined);
  const go = useCallback(
    (place: Place) => {
      latest.current = place;
      const arrive = (shown: Shown) => {
        rememberScroll(key.current);
        key.current = place.location.key;
        write(place);
        startTransition(() => setPresent({ place, shown }));
      };
      screenAt(place.location.pathname, queryClient).then(
        (shown) => latest.current === place && arrive(shown),
        // Its code cannot be had: the server may still know the page.
        () => latest.current === place && window.location.assign(createPath(place.location)),
      );
    },
    [queryClient],
  );
  useEffect(() => {
    const follow = () => go({ location: currentLocation(), type: "POP", keepScroll: false });
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [go]);
  return { ...present, go };
}
