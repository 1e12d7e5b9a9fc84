import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { readDraft, saveDraft } from "#client/components/form/use-form-draft.ts";
import { forgetTyped } from "./typed-words.ts";

/** Files with fields whose texts are kept elsewhere, or by nobody. */
const OTHERS: Readonly<Record<string, string>> = {
  "admin-page.tsx": "a password is never kept",
  "csv/file-check.tsx": "a file has to be chosen again after a reload",
  "csv/register-panel.tsx": "a file has to be chosen again after a reload, and its day comes with it",
  "company-dialog/terms/terms-fields.tsx": "fields of the form in company-dialog.tsx",
};

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".tsx"))
  .map((path) => ({ path, text: readFileSync(join(import.meta.dirname, path), "utf8") }));

test("every field of the administrator's rows and dialogs keeps what is typed", () => {
  const typed = files.filter(({ text }) => /<(TextField|TextAreaField|textarea)\b|\buseForm[<(]/.test(text));
  const lost = typed.filter(({ text }) => !text.includes("typed-words.ts")).map(({ path }) => path);
  expect(lost.sort()).toEqual(Object.keys(OTHERS).sort());
});

afterEach(() => vi.unstubAllGlobals());

test("signing out forgets what was typed at the desk, and nothing else", () => {
  vi.stubGlobal("sessionStorage", memoryStorage());
  for (const name of ["desk:company 1: listing", "desk:company 12: listing", "quote"])
    saveDraft(name, { values: {} });
  forgetTyped("company 1:");
  expect(readDraft("desk:company 1: listing")).toBeNull();
  expect(readDraft("desk:company 12: listing")).not.toBeNull();
  forgetTyped();
  expect(readDraft("desk:company 12: listing")).toBeNull();
  expect(readDraft("quote")).not.toBeNull();
});

/** Keeps items as own properties, as browsers do. */
const memoryStorage = () =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  });
