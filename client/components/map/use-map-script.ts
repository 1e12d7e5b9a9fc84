import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { ResultsMapQuery } from "#contract/map/results-map.ts";
import type { Drawn, MapAction, MapScript } from "./map-script.ts";

interface Shown {
  query: Partial<ResultsMapQuery>;
  svg: string | null;
}

/** Loads the script that moves the map, and runs it while this drawing is shown. */
export function useMapScript(canvas: RefObject<HTMLElement | null>, { query, svg }: Shown) {
  const navigate = useNavigate();
  const [drawn, setDrawn] = useState<Drawn & { svg: string | null }>();
  const [isReady, setReady] = useState(false);
  const script = useRef<MapScript | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new drawing comes with each new query
  useEffect(() => {
    let isLeft = false;
    // A separate chunk, so that visitors who open no map do not load it.
    import("./map-script.ts").then(
      ({ startMapScript }) => {
        if (isLeft || !canvas.current?.firstElementChild) return;
        const onDraw = (shown: Drawn) => setDrawn({ ...shown, svg });
        script.current = startMapScript(canvas.current, { query, onDraw, follow: navigate });
        setReady(true);
      },
      // If the script cannot load, the drawing and its links still work.
      () => {},
    );
    return () => {
      isLeft = true;
      script.current?.stop();
      script.current = null;
    };
  }, [svg]);
  return {
    /** What the script drew. Undefined until the visitor moves the map or chooses a company. */
    drawn: drawn?.svg === svg ? drawn : undefined,
    run: isReady ? (action: MapAction) => script.current?.run(action) : null,
  };
}
