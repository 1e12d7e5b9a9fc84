import type { States } from "#client/component-states/states.ts";
import { DemonstrationLine } from "./demonstration-line.tsx";
import { SiteProvider } from "./site-context.ts";

export const states: States = {
  "demonstration data": (
    <SiteProvider
      value={{ publicUrl: "https://skips.example", demonstration: true, legal: {}, footerLines: [] }}
    >
      <DemonstrationLine />
    </SiteProvider>
  ),
};
