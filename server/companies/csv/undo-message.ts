import type { UndoOutcome } from "./undo.ts";

const NAMED = 3;

/** The reason why an import was not undone, as a sentence without the full stop. */
export function whyNotUndone(outcome: Exclude<UndoOutcome, { kind: "undone" }>): string {
  if (outcome.kind === "nothing") return "There is no import to undo";
  const names = outcome.companies.slice(0, NAMED).map((name) => `"${name}"`);
  const more = outcome.companies.length > NAMED ? ` and ${outcome.companies.length - NAMED} more` : "";
  return `Changed since the import: ${names.join(", ")}${more}. Undoing it would lose that, so nothing was undone`;
}
