import { LegalPage } from "#client/components/legal-page.tsx";
import { ContactLink } from "#client/components/site/legal-identity.tsx";
import { useSite } from "#client/components/site/site-context.ts";
import { BRAND } from "#contract/brand.ts";
import { KEPT_DAYS } from "#contract/changes/options.ts";
import { DRAFT_DAYS } from "#contract/companies/drafts.ts";
import {
  ACKNOWLEDGE_DAYS,
  CONFIRM_REVIEW_DAYS,
  COUNTED_DAYS,
  KEPT_PERSON_DAYS,
  UNCONFIRMED_QUOTE_DAYS,
} from "#contract/limits.ts";
import text from "../../../content/pages/privacy.md?raw";

/** The legal basis depends on the setting `mapsOnPress`: maps load either on a press or by themselves. */
const MAPS_ON_PRESS = {
  whenMapsLoad: "Your browser asks Google for one only when you press “Show map”, for that map alone.",
  mapBasis:
    "**Consent** (Article 6(1)(a)): maps from Google, by pressing “Show map”. It counts for that map alone. You can withdraw it by leaving the page or not pressing again, and Google hears nothing more from us.",
};
const MAPS_IN_VIEW = {
  whenMapsLoad:
    "When a map comes into view and you have begun to use the page, your browser asks Google for it.",
  mapBasis: "**Legitimate interests** too: showing on a map from Google where a company is. You can object.",
};

export default function PrivacyScreen() {
  const { mapsOnPress } = useSite();
  return (
    <LegalPage
      title="Privacy Policy"
      description={`What ${BRAND.name} knows about you, who receives your quote request, how long it is kept and how to complain.`}
      path="/privacy"
      text={text}
      facts={{
        ...{ ACKNOWLEDGE_DAYS, CONFIRM_REVIEW_DAYS, COUNTED_DAYS, DRAFT_DAYS, KEPT_DAYS },
        ...{ KEPT_PERSON_DAYS, UNCONFIRMED_QUOTE_DAYS },
        ...(mapsOnPress ? MAPS_ON_PRESS : MAPS_IN_VIEW),
        suppliers: <Suppliers />,
      }}
    />
  );
}

/** The law requires the names of all who handle personal data, and the safeguards for transfers out of the United Kingdom. */
function Suppliers() {
  const { dataSuppliers } = useSite().legal;
  if (dataSuppliers) return <p>Our suppliers, and where they are: {dataSuppliers}</p>;
  return (
    <p>
      Who they are, whether any is outside the United Kingdom, and what then protects your details: write to{" "}
      <ContactLink />.
    </p>
  );
}
