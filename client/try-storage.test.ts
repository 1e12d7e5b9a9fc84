import { afterEach, expect, test, vi } from "vitest";
import { chooseAlso, chosenCompanies } from "./components/company/selection/chosen-companies.ts";
import {
  hasSavedSelection,
  saveSelection,
  takeSelection,
} from "./components/company/selection/saved-selection.ts";
import { deleteDraft, hasDraft, readDraft, saveDraft } from "./components/form/use-form-draft.ts";

const STORAGES = ["sessionStorage", "localStorage"] as const;

/** Makes browser storage throw an error, as in a browser that blocks all cookies. */
function blockStorage() {
  const get = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  for (const name of STORAGES) Object.defineProperty(globalThis, name, { get, configurable: true });
  vi.stubGlobal("dispatchEvent", () => true);
}

afterEach(() => {
  for (const name of STORAGES) Reflect.deleteProperty(globalThis, name);
  vi.unstubAllGlobals();
});

test("a browser that blocks storage has no drafts and no saved selections, but keeps a choice while its page is open", () => {
  blockStorage();
  saveDraft("quote", { values: {} });
  expect([hasDraft("quote"), readDraft("quote")]).toEqual([false, null]);
  deleteDraft("quote");
  saveSelection({ companies: [], location: "Leeds", radiusKm: 30 });
  expect(hasSavedSelection()).toBe(false);
  expect(takeSelection()).toEqual({ companies: [], location: "", radiusKm: undefined });
  chooseAlso([{ id: 1, name: "Skips", email: "" }]);
  expect(chosenCompanies()).toMatchObject([{ id: 1 }]);
});
