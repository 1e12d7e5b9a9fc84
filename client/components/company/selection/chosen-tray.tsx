import { LazyBoundary, lazyPart } from "../../ui/lazy-boundary.tsx";
import { formatCompanyCount } from "../format.ts";
import type { TrayBarProps } from "./tray-bar.tsx";

// Loaded on demand, because most visitors of a list select no company.
const TrayBar = lazyPart(() => import("./tray-bar.tsx"));

export function ChosenTray({ selection, area }: TrayBarProps) {
  const { selected } = selection;
  return (
    <>
      <p role="status" className="sr-only">
        {selected.length > 0 && `${formatCompanyCount(selected.length)} selected.`}
      </p>
      {selected.length > 0 && (
        <LazyBoundary fallback={null}>
          <TrayBar selection={selection} area={area} />
        </LazyBoundary>
      )}
    </>
  );
}
