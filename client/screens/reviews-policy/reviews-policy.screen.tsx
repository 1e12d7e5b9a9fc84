import { LegalPage } from "#client/components/legal-page.tsx";
import { BRAND } from "#contract/brand.ts";
import { RISK_SECTIONS } from "./risks.tsx";
import { RULE_SECTIONS } from "./rules.tsx";
import { SHOWING_SECTIONS } from "./showing.tsx";

export default function ReviewsPolicyScreen() {
  return (
    <LegalPage
      title="Reviews policy"
      description={`Which reviews ${BRAND.name} accepts, what the words beside them mean, how we check, report and remove them, how ratings are counted, and our assessment of the risks.`}
      path="/reviews-policy"
      updated="23 November 2026"
      sections={[...RULE_SECTIONS, ...SHOWING_SECTIONS, ...RISK_SECTIONS]}
    />
  );
}
