import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { LegalPage } from "./legal-page.tsx";

const page = (title: string, text: string) => (
  <LegalPage
    title={title}
    description="How we use your data"
    path="/privacy"
    sections={[
      { id: "first", title: "Your data", text: <p>{text}</p> },
      { id: "second", title: "Your rights", text: <p>{text}</p> },
    ]}
  />
);

export const states: States = {
  default: page("Privacy Policy", "We keep your request for twelve months."),
  "long text": page(LONG_TEXT, LONG_TEXT),
};
