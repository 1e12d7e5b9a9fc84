import type { States } from "#client/component-states/states.ts";
import { CardContact } from "./card-contact.tsx";
import { EXAMPLE_COMPANY } from "./example-company.ts";

export const states: States = {
  default: <CardContact company={EXAMPLE_COMPANY} />,
  "phone only": <CardContact company={{ ...EXAMPLE_COMPANY, website: null }} />,
  "with a reason": (
    <CardContact company={{ ...EXAMPLE_COMPANY, servesBecause: "It states that it delivers to LS6." }} />
  ),
  "no contact": <CardContact company={{ ...EXAMPLE_COMPANY, phone: null, website: null }} />,
};
