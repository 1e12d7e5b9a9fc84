import { LONG_WORD, type States } from "#client/component-states/states.ts";
import type { LegalIdentity } from "#contract/site.ts";
import { SiteProvider } from "./site-context.ts";
import { SiteFooter } from "./site-footer.tsx";

const footer = (legal: LegalIdentity) => (
  <SiteProvider value={{ publicUrl: "https://skips.example", demonstration: false, legal }}>
    <SiteFooter />
  </SiteProvider>
);

export const states: States = {
  default: footer({}),
  "of a company": footer({
    name: "Skips Example Ltd",
    address: "1 Example Street, Leeds",
    companyNumber: "01234567",
  }),
  "with a long name": footer({ name: LONG_WORD }),
};
