import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { LegalPage } from "./legal-page.tsx";

const page = (title: string, text: string) => (
  <LegalPage
    title={title}
    description="How we use your data"
    path="/privacy"
    text={`## Your data {#first}\n\n${text}\n\n## Your rights {#second}\n\n${text}`}
  />
);

export const states: States = {
  default: page("Privacy Policy", "We keep your request for twelve months."),
  "long text": page(LONG_TEXT, LONG_TEXT),
};
