import type { States } from "#client/component-states/states.ts";
import { OutdatedList } from "./skeleton-list.tsx";

const list = (
  <ul className="card min-h-32 p-5">
    {["Acme Skips", "Bell Waste"].map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);

export const states: States = {
  current: (
    <OutdatedList isOutdated={false} label="Loading companies">
      {list}
    </OutdatedList>
  ),
  "while the next one loads": (
    <OutdatedList isOutdated label="Loading companies">
      {list}
    </OutdatedList>
  ),
};
