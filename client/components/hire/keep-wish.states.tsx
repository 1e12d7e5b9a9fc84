import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import type { HireView } from "#contract/hires/hire-view.ts";
import { KeepWish } from "./keep-wish.tsx";
import { HIRE } from "./testing/example-hire.ts";

const WISH = { number: "C1", weeks: 2, agreed: null, price: null };
const hire: HireView = { ...HIRE, visit: null, problems: [], keep: WISH };
const shared = { formKey: "key", pressed: undefined, reference: "SF-7K3M-Q9" };
const company = { ...shared, reader: "company", other: "the customer" } as const;
const customer = { ...shared, reader: "customer", other: "Aire Skips" } as const;
const priced = { ...WISH, price: "30.50" };

export const states: States = {
  "a wish, as the company sees it": <KeepWish {...company} hire={{ ...hire, can: ["keep-reply"] }} />,
  "the same, if the quote names no price of a week": (
    <KeepWish {...company} hire={{ ...hire, can: ["keep-reply"], extraWeek: null }} />
  ),
  "a price that the quote lacks, as the customer sees it": (
    <KeepWish {...customer} hire={{ ...hire, can: ["keep-price"], extraWeek: null, keep: priced }} />
  ),
  "the same, as the company sees it": (
    <KeepWish {...company} hire={{ ...hire, can: [], extraWeek: null, keep: priced }} />
  ),
  "it can't stay": (
    <KeepWish {...customer} other={LONG_TEXT} hire={{ ...hire, keep: { ...WISH, agreed: false } }} />
  ),
  "the customer did not agree to the price": (
    <KeepWish {...customer} hire={{ ...hire, keep: { ...priced, agreed: false } }} />
  ),
};
