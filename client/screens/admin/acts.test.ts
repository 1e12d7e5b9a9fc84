import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { API_GROUPS } from "#contract/api/groups.ts";
import { ACTS, type Act } from "./acts.ts";

const acts: [string, Act][] = Object.entries(ACTS);
const calls = API_GROUPS.flatMap((group) => group.calls);
const callNamed = (name: string) => calls.find((call) => call.name === name);

/** Calls that change nothing: they use POST, because the body is personal or long. */
const READING = [
  ...["searchCompanies", "exportFoundCompanies", "findSimilarCompanies", "findPersonalData", "previewMerge"],
  ...["searchQuotes", "searchReviews", "searchListingRequests"],
];
/** Calls that no button of the desk makes. Their acts are those above, which name them as their undo. */
const UNDOING = new Set(acts.flatMap(([, act]) => ("undo" in act ? [act.undo] : [])));

test("every call with which the administrator changes something is an act, which asks or can be undone", () => {
  const changing = calls.filter(({ access, method }) => access === "administrator" && method !== "GET");
  const known = new Set([...READING, ...UNDOING, ...acts.map(([, { call }]) => call)]);
  expect(changing.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

test.each(acts)("%s has one answer to a mistaken press", (_, act) => {
  expect(callNamed(act.call)?.method).not.toBe("GET");
  if ("undo" in act) expect(callNamed(act.undo)).toMatchObject({ access: "administrator", method: "POST" });
  if ("asks" in act) {
    expect(act.asks({ name: "Ash Skips", to: "jo@ash.example" })).toMatch(/\w\.$/);
    expect(act.asks({ name: "Ash Skips", to: null })).not.toMatch(/undefined|null/);
  }
});

/** Acts whose effect leaves the site or deletes something, so that no call can take it back. */
const FINAL = [
  ...["approveClaim", "refuseClaim", "deleteListing", "resendEmail", "retryDelivery", "inviteDraft"],
  ...["linkDraft", "discardDraft", "publishReview", "publishReviews", "signOutDevice", "undoImport"],
  ...["tellLead", "deleteLead", "deleteQuote"],
];
test.each(FINAL)("%s asks first", (name) => {
  expect(acts.find(([known]) => known === name)?.[1]).toHaveProperty("asks");
});

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".tsx"))
  .map((path) => ({ path, text: readFileSync(join(import.meta.dirname, path), "utf8") }));

/**
 * Buttons of forms and dialogs, which are the question themselves, of what changes nothing (checking a file, opening a company),
 * and the one that takes an act back.
 */
const OTHERS = ["work/edit-company-button.tsx", "work/use-undo.tsx"];
const SENDING_BUTTON =
  /<(?:button|SmallButton)\b[^<]*?(?:(?:mutate|decide|onErase|onEnd|undo\w*)\(|=\{signOutEverywhere)/g;

test("a button that changes something at once is an ActButton, so that it asks where it must", () => {
  const files = sources.flatMap(({ path, text }) => [...text.matchAll(SENDING_BUTTON)].map(() => path));
  expect(files.sort()).toEqual(OTHERS.sort());
});

test("every act is used", () => {
  const all = sources.map(({ text }) => text).join("\n");
  const unused = acts.filter(([name, act]) => !("ownDialog" in act) && !all.includes(`"${name}"`));
  expect(unused.map(([name]) => name)).toEqual([]);
});
