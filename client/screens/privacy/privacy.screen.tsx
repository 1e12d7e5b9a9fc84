import { LegalPage } from "#client/components/legal-page.tsx";
import { BRAND } from "#contract/brand.ts";
import { COLLECTED } from "./collected.tsx";
import { RIGHTS } from "./rights.tsx";

export default function PrivacyScreen() {
  return (
    <LegalPage
      title="Privacy Policy"
      description={`What ${BRAND.name} knows about you, who receives your quote request, how long it is kept and how to complain.`}
      path="/privacy"
      sections={[...COLLECTED, ...RIGHTS]}
    />
  );
}
