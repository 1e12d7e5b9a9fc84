import { LONG_WORD, type States } from "#client/component-states/states.ts";
import { SiteProvider } from "./site-context.ts";
import { SiteFooter } from "./site-footer.tsx";

const footer = (...footerLines: readonly string[]) => (
  <SiteProvider value={{ publicUrl: "https://skips.example", demonstration: false, legal: {}, footerLines }}>
    <SiteFooter />
  </SiteProvider>
);

const COMPANY = "Skip Finder is run by Skips Example Ltd, company number 01234567, 1 Example Street, Leeds.";

export const states: States = {
  default: footer(),
  "of a company": footer(COMPANY),
  "with an attribution": footer(COMPANY, "Contains information of an example register."),
  "with a long name": footer(LONG_WORD),
};
