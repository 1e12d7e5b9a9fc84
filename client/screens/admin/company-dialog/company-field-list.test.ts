import { expect, it } from "vitest";
import { companyFields } from "#contract/company-input.ts";
import { FIELD_LABELS } from "./company-field-list.ts";

it("every field that an administrator may enter has a control in the dialog", () => {
  const names = FIELD_LABELS.map(({ name }) => name);
  expect(Object.keys(companyFields).filter((field) => !names.includes(field))).toEqual([]);
});
