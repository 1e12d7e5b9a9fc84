import type { UndoOutcome } from "./undo.ts";

const NAMED = 3;

/** The reason why an import was not undone, as a sentence without the full stop. */
export function whyNotUndone(outcome: Exclude<UndoOutcome, { kind: "undone" }>): string {
  if (outcome.kind === "nothing") return "There is no import to undo";
  if (outcome.kind === "contradiction")
    return `With what was changed since, "${outcome.company}" would contradict itself, so nothing was undone: ${outcome.contradiction.message}`;
  const names = outcome.companies.slice(0, NAMED).map((name) => `"${name}"`);
  const more = outcome.companies.length > NAMED ? ` and ${outcome.companies.length - NAMED} more` : "";
  return `Changed, merged, reviewed, asked for a quote or asked about its draft since the import: ${names.join(", ")}${more}. Undoing it would lose that, so nothing was undone`;
}
