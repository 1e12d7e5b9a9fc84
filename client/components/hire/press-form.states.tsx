import type { States } from "#client/component-states/states.ts";
import { PressForm } from "./press-form.tsx";

const context = { reader: "customer", formKey: "key" } as const;

export const states: States = {
  "one button": <PressForm {...context} press="not-yet" pressed={undefined} />,
  "a form": (
    <PressForm {...context} press="collect" pressed={undefined} variant="primary" text="You get a number." />
  ),
  "a refused press keeps what was typed": (
    <PressForm
      {...context}
      press="problem"
      pressed={{
        values: { press: "problem", problem: "other", words: "" },
        errors: { words: "Say what happened" },
      }}
    />
  ),
};
