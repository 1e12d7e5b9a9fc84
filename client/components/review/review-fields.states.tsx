import type { States } from "#client/component-states/states.ts";
import { ReviewFields } from "./review-fields.tsx";

const fieldWith = (errors: Record<string, string>) => (name: string) => ({
  name,
  ref: () => {},
  onChange: async () => {},
  onBlur: async () => {},
  defaultValue: "",
  error: errors[name],
  question: undefined,
});

export const states: States = {
  "with a rating preselected": (
    <ReviewFields
      field={(name) => ({ ...fieldWith({})(name), defaultValue: name === "rating" ? "4" : "" })}
    />
  ),
  "with what is missing": (
    <ReviewFields
      field={fieldWith({ customerName: "Name is required", rating: "Choose a rating from 1 to 5" })}
    />
  ),
};
