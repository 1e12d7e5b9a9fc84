import { beforeEach, expect, test, vi } from "vitest";
import { saveDraft } from "#client/components/form/use-form-draft.ts";
import { readCompaniesDraft } from "./companies-draft.ts";

const company = (id: number) => ({ id, name: `Skips ${id}`, email: `hello@skips${id}.example` });
/** The form was opened with the companies 1 and 2 at LS6 2AB. A search in Leeds found 7, and 2 was unticked. */
const SHOWN = {
  selected: [company(1), company(7)],
  listed: { chosen: [company(1), company(2)], found: [company(7)], place: "Leeds", preselected: [] },
};

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  saveDraft("quote-companies", { values: SHOWN, companies: "1,2", location: "LS6 2AB" });
});

const readAt = (query: string) => readCompaniesDraft(new URLSearchParams(query));

test("the listed companies are kept for the URL of the form, and for a link that names no others", () => {
  for (const query of [
    "companies=1,2&location=LS6+2AB",
    "companies=1,7&location=Leeds",
    "companies=1,2",
    "location=LS6+2AB&size=8",
    "",
  ])
    expect(readAt(query), query).toEqual(SHOWN);
});

test("other companies or another place in the URL are a new choice", () => {
  for (const query of [
    "companies=1&location=LS6+2AB",
    "companies=1,2,3",
    "companies=1,2&location=York",
    "location=York",
  ])
    expect(readAt(query), query).toBeNull();
});
