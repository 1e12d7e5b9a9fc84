import { LONG_WORD, type States } from "#client/component-states/states.ts";
import { LegalIdentityDetails } from "./legal-identity.tsx";
import { SiteProvider } from "./site-context.ts";

const SITE = { publicUrl: "https://skips.example", demonstration: false, footerLines: [] };
const LEGAL = {
  name: "Skips Example Ltd",
  address: "1 Example Street, Leeds LS1 1AA",
  companyNumber: "01234567",
};

export const states: States = {
  "of a company": (
    <SiteProvider
      value={{ ...SITE, legal: { ...LEGAL, icoNumber: "ZA000000", email: "hello@skips.example" } }}
    >
      <LegalIdentityDetails />
    </SiteProvider>
  ),
  "not set": <LegalIdentityDetails />,
  long: (
    <SiteProvider value={{ ...SITE, legal: { name: LONG_WORD, address: LONG_WORD } }}>
      <LegalIdentityDetails />
    </SiteProvider>
  ),
};
