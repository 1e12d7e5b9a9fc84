import { LegalPage } from "#client/components/legal-page.tsx";
import { BRAND } from "#contract/brand.ts";
import { SERVICE_TERMS } from "./service-terms.tsx";
import { STATEMENTS } from "./statements.tsx";

export default function TermsScreen() {
  return (
    <LegalPage
      title="Terms & Conditions"
      description={`The terms on which you use ${BRAND.name}, our reviews policy, our accessibility statement and where our data come from.`}
      path="/terms"
      sections={[...SERVICE_TERMS, ...STATEMENTS]}
    />
  );
}
