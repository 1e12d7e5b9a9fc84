import { useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { formatCompanyCount } from "#client/components/company/format.ts";
import { useChosenCompanies } from "#client/components/company/selection/use-quote-selection.ts";
import { Link } from "#client/components/link.tsx";
import { useAnnouncement } from "#client/components/live-region.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { LoadError } from "#client/components/ui/load-error.tsx";
import { useOnChange } from "#client/components/use-on-change.ts";
import { summaryOf } from "#client/queries/companies.ts";
import { type PageMap, resultsMapQueryOptions } from "#client/queries/results-map.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { changedParams } from "#client/urls/company-search.ts";
import { searchedAreaIn } from "#client/urls/company-url.ts";
import { MAX_RADIUS_KM } from "#contract/limits.ts";
import { parseMapArea } from "#contract/map/map-area.ts";
import type { ResultsMapQuery } from "#contract/map/results-map.ts";
import { formatCount } from "#contract/text/spelling.ts";
import { CompanyCard } from "../company/company-card.tsx";
import { MapCredits, MapDrawing } from "./map-drawing.tsx";
import { MapLegend } from "./map-legend.tsx";
import type { Drawn, MapAction, MapScript } from "./map-script.ts";

interface ResultsMapProps {
  params: URLSearchParams;
  query: Partial<ResultsMapQuery>;
  place: string | undefined;
  listed: readonly ChoosableCompany[];
  canMove?: boolean;
}

/** Fixed lengths, because Chromium's layout never finishes for a query container inside an element with an aspect ratio. */
const HEIGHT = "h-[18.5rem] max-h-[70svh] sm:h-[28rem] xl:h-[26rem]";

/** All facts of the map are in the list too, or, for a chosen company, in the text below the map. */
export default function ResultsMap(props: ResultsMapProps) {
  const { data, isError } = useQuery(resultsMapQueryOptions(props.query));
  return (
    <div id="map" className="card grid content-start gap-3 p-3 sm:p-4">
      {isError ? (
        <LoadError title="Failed to load the map" />
      ) : data ? (
        <DrawnMap {...props} map={data} />
      ) : (
        <div role="status" aria-label="Loading the map" className={`skeleton delayed ${HEIGHT}`} />
      )}
    </div>
  );
}

function DrawnMap({ map, params, query, place, listed, canMove = true }: ResultsMapProps & { map: PageMap }) {
  const queryClient = useQueryClient();
  const canvas = useRef<HTMLDivElement>(null);
  const { drawn, run } = useMapScript(canvas, { query, svg: map.svg });
  const { company, mapArea } = drawn ?? { company: map.firm, mapArea: query.mapArea };
  const area = { ...searchedAreaIn(params), location: query.location };
  const { queryKey } = resultsMapQueryOptions(query);
  const selection = useChosenCompanies();
  useAnnouncement(company ? `${company.name}. ${company.area}` : undefined);
  const panel = useRef<HTMLDivElement>(null);
  // Scrolls to the card of a company that was tapped, which on a phone opens below the screen. A press of a key does not scroll,
  // because the pin that has the focus must stay in sight.
  useOnChange(company?.id, () => {
    if (!document.querySelector(":focus-visible")) panel.current?.scrollIntoView({ block: "nearest" });
  });
  return (
    <>
      <div className={`${HEIGHT} overflow-hidden rounded-control border border-line`}>
        <MapDrawing
          svg={map.svg}
          canvas={canvas}
          canMove={canMove}
          onLeave={(svg) => queryClient.setQueryData(queryKey, { ...map, svg })}
          onLost={() => queryClient.refetchQueries({ queryKey, exact: true })}
        />
      </div>
      {canMove && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <MapControls run={run} />
          <SearchThisArea params={params} mapArea={mapArea} />
        </div>
      )}
      {company && (
        <div ref={panel}>
          <MapCompanyPanel
            company={summaryOf(company)}
            delivery={company.area}
            search={area}
            place={place}
            selection={canMove ? selection : undefined}
          />
        </div>
      )}
      <MapLegend hasPlace={Boolean(query.location)} hasChosen={company !== null} />
      <MapNotes map={map} />
      <MapChooser
        listed={listed}
        chosen={company?.id}
        urlOf={(id) => `${changedParams(params, { view: "map", firm: id })}#map`}
      />
      <MapCredits />
    </>
  );
}

/** Shown only if the visitor has moved the map, and if the largest search radius covers the map's area. */
function SearchThisArea({ params, mapArea }: { params: URLSearchParams; mapArea: string | undefined }) {
  const shown = parseMapArea(mapArea ?? "");
  const radius = shown && Math.ceil(shown.km * Math.SQRT2);
  if (!radius || radius > MAX_RADIUS_KM) return null;
  const location = `${shown.latitude.toFixed(3)},${shown.longitude.toFixed(3)}`;
  const moved = { location, radius, view: "map", mapArea: undefined, firm: undefined, page: undefined };
  return (
    <Link to={changedParams(params, moved)} rel="nofollow" className={buttonClass("dark", "small")}>
      Search this area
    </Link>
  );
}

function MapNotes({ map: { total, placed, unplaced } }: { map: PageMap }) {
  const drawn = placed + unplaced;
  const notes = [
    drawn < total &&
      `The first ${formatCount(drawn)} of ${formatCount(total)} companies are on the map. A smaller radius or a filter shows the others.`,
    unplaced > 0 &&
      `${formatCompanyCount(unplaced)} can't be placed, but ${unplaced === 1 ? "is" : "are"} in the list.`,
  ].filter(Boolean);
  return notes.length > 0 && <p className="text-sm text-ink-soft">{notes.join(" ")}</p>;
}

interface ChoosableCompany {
  id: number;
  name: string;
}

interface MapChooserProps {
  listed: readonly ChoosableCompany[];
  chosen: number | undefined;
  urlOf: (id: number) => string;
}

export function MapChooser({ listed, chosen, urlOf }: MapChooserProps) {
  if (listed.length === 0) return null;
  return (
    <details className="text-sm print:hidden">
      <summary className="w-fit py-1 font-semibold">Show where one company delivers</summary>{" "}
      <ul className="mt-1 grid max-h-64 gap-x-4 overflow-y-auto sm:grid-cols-2">
        {listed.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={urlOf(id)}
              rel="nofollow"
              aria-current={id === chosen ? "true" : undefined}
              className="link inline-block py-1.5 wrap-anywhere"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function MapCompanyPanel({
  delivery,
  ...card
}: ComponentProps<typeof CompanyCard> & { delivery: string }) {
  return (
    <div className="grid gap-2 rounded-card bg-skip-pale p-2">
      <CompanyCard {...card} />
      <p className="px-2 text-sm wrap-anywhere">{delivery}</p>
    </div>
  );
}

const CONTROLS: readonly { action: MapAction; label: string; path: string }[] = [
  { action: "in", label: "Zoom in", path: "M12 5v14M5 12h14" },
  { action: "out", label: "Zoom out", path: "M5 12h14" },
  { action: "west", label: "Move left", path: "M19 12H5M11 6l-6 6 6 6" },
  { action: "north", label: "Move up", path: "M12 19V5M6 11l6-6 6 6" },
  { action: "south", label: "Move down", path: "M12 5v14M6 13l6 6 6-6" },
  { action: "east", label: "Move right", path: "M5 12h14M13 6l6 6-6 6" },
  { action: "reset", label: "Show everything", path: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" },
];

interface MapControlsProps {
  /** Null until the script of the map has loaded. */
  run: ((action: MapAction) => void) | null;
}

/** For visitors who use neither keys nor gestures. */
export function MapControls({ run }: MapControlsProps) {
  return (
    <fieldset className="needs-script flex flex-wrap gap-1">
      <legend className="sr-only">Move the map</legend>{" "}
      {CONTROLS.map(({ action, label, path }) => (
        <button
          key={action}
          type="button"
          aria-label={label}
          title={label}
          disabled={run === null}
          onClick={() => run?.(action)}
          className="grid size-9 place-items-center sm:size-10 rounded-control border border-line bg-white hover:bg-sand disabled:opacity-50"
        >
          <svg aria-hidden="true" viewBox="0 0 24 24" className="icon size-5">
            <path d={path} />
          </svg>
        </button>
      ))}
    </fieldset>
  );
}

interface Shown {
  query: Partial<ResultsMapQuery>;
  svg: string | null;
}

function useMapScript(canvas: RefObject<HTMLElement | null>, { query, svg }: Shown) {
  const navigate = useNavigate();
  const [drawn, setDrawn] = useState<Drawn & { svg: string | null }>();
  const [isReady, setReady] = useState(false);
  const script = useRef<MapScript | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new drawing comes with each new query
  useEffect(() => {
    let isLeft = false;
    // Loaded on demand, because most visitors open no map.
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
    /** Undefined until the visitor moves the map or chooses a company. */
    drawn: drawn?.svg === svg ? drawn : undefined,
    run: isReady ? (action: MapAction) => script.current?.run(action) : null,
  };
}
