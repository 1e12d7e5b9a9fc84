import { LegalPage } from "#client/components/legal-page.tsx";
import { BRAND } from "#contract/brand.ts";
import text from "../../../content/pages/accessibility.md?raw";

export default function AccessibilityScreen() {
  return (
    <LegalPage
      title="Accessibility"
      description={`How accessible ${BRAND.name} is, how that is tested, what does not work yet, and whom to tell.`}
      path="/accessibility"
      updated="30 November 2026"
      text={text}
    />
  );
}
