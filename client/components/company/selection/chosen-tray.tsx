import { onDemand } from "../../ui/lazy-boundary.tsx";
import { formatCompanyCount } from "../format.ts";
import type { TrayBarProps } from "./tray-bar.tsx";

// Loaded on demand, because most visitors of a list select no company.
const TrayBar = onDemand(() => import("./tray-bar.tsx"));

interface ChosenTrayProps extends TrayBarProps {
  isHidden?: boolean;
}

export function ChosenTray({ isHidden = false, ...bar }: ChosenTrayProps) {
  const { selected } = bar.selection;
  return (
    <>
      <p role="status" className="sr-only">
        {selected.length > 0 && `${formatCompanyCount(selected.length)} selected.`}
      </p>
      {selected.length > 0 && !isHidden && <TrayBar {...bar} />}
    </>
  );
}
