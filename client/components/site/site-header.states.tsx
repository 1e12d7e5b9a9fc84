import type { States } from "#client/component-states/states.ts";
import { SiteProvider } from "./site-context.ts";
import { SiteHeader } from "./site-header.tsx";

export const states: States = {
  default: <SiteHeader />,
  "demonstration data": (
    <SiteProvider
      value={{ publicUrl: "https://skips.example", demonstration: true, legal: {}, footerLines: [] }}
    >
      <SiteHeader />
    </SiteProvider>
  ),
};
