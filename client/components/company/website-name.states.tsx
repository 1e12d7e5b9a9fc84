import type { States } from "#client/component-states/states.ts";
import { WebsiteName } from "./website-name.tsx";

export const states: States = {
  default: <WebsiteName url="https://www.aireskips.example/" />,
  long: (
    <p className="wrap-anywhere">
      <WebsiteName url={`https://www.${"skips-".repeat(9)}hire.example/`} />
    </p>
  ),
};
