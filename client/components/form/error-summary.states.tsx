import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { ErrorSummary } from "./error-summary.tsx";

export const states: States = {
  "one field": <ErrorSummary failure={{ errors: { price: "Give a price for the hire" } }} id="one" />,
  "two fields, not saved": (
    <ErrorSummary
      failure={{ errors: { phone: "Phone is too long", website: LONG_TEXT } }}
      id="two"
      done="saved"
    />
  ),
  "a refusal": (
    <ErrorSummary failure={{ errors: {}, message: "This request has been withdrawn." }} id="refused" />
  ),
};
