import type { MapAction } from "./map-script.ts";

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
  /** Runs an action on the map. Null until the script of the map has loaded. */
  run: ((action: MapAction) => void) | null;
}

/** Buttons for the actions of `KEY_ACTIONS`, for visitors who use neither keys nor gestures. They need script. */
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
