import { LONG_TEXT, LONG_WORD, type States } from "#client/component-states/states.ts";
import { FieldError } from "./field-error.tsx";

export const states: States = {
  short: <FieldError message="Please enter your location" />,
  "long text": <FieldError message={LONG_TEXT} />,
  "long word": <FieldError message={LONG_WORD} />,
};
