import { LegalPage } from "#client/components/legal-page.tsx";
import { REVIEWS_THAT_WAIT } from "#client/components/review/waiting-words.ts";
import { BRAND } from "#contract/brand.ts";
import { DATA_SOURCES } from "#contract/our-data/sources.ts";
import text from "../../../content/pages/terms.md?raw";

export default function TermsScreen() {
  return (
    <LegalPage
      title="Terms & Conditions"
      description={`The terms on which you use ${BRAND.name}, our reviews policy, our accessibility statement and where our data come from.`}
      path="/terms"
      text={text}
      facts={{
        sources: DATA_SOURCES.map((source) => `- ${source}`).join("\n"),
        waiting: REVIEWS_THAT_WAIT,
      }}
    />
  );
}
