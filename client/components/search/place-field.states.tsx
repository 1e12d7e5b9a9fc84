import { LONG_WORD, type States } from "#client/component-states/states.ts";
import { PlaceField } from "./place-field.tsx";

const field = (value: string) => <PlaceField defaultValue={value} />;

export const states: States = {
  empty: field(""),
  "with text": field("Leeds"),
  "long text": field(LONG_WORD),
};
