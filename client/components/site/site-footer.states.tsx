import type { States } from "#client/component-states/states.ts";
import { SiteProvider } from "./site-context.ts";
import { SiteFooter } from "./site-footer.tsx";

const footer = (demonstration: boolean) => (
  <SiteProvider value={{ publicUrl: "https://skips.example", demonstration }}>
    <SiteFooter />
  </SiteProvider>
);

export const states: States = { default: footer(false), "demonstration data": footer(true) };
