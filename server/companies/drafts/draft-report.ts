import type { DraftReport } from "./import-drafts.ts";
import type { PlannedDraft } from "./plan-draft.ts";
import { LEFT_OUT, type LeftOutRecord } from "./sources/source-record.ts";

const COUNTED = {
  new: "new",
  listed: "known already",
  asked: "asked not to be listed",
  discarded: "discarded or not answered before",
  unreadable: "unreadable",
} as const satisfies Record<PlannedDraft["kind"], string>;

const count = (number: number) => number.toLocaleString("en-GB");

function toLine(draft: PlannedDraft): string {
  const name = `${draft.name}, ${draft.town}`;
  if (draft.kind === "listed") {
    const { by, match } = draft;
    const other = match.companyId === null ? `row ${match.line}` : `company ${match.companyId}`;
    return `${COUNTED.listed.padEnd(13)} ${name}: same ${by} as "${match.name}", ${other}`;
  }
  const note = draft.kind === "unreadable" ? `: ${draft.reason}` : "";
  return `${COUNTED[draft.kind].padEnd(13)} ${name}${note}`;
}

const example = ({ name, detail }: LeftOutRecord) => (detail ? `${name} (${detail})` : name);

export function draftReportText({ source, rows, leftOut, planned, applied }: DraftReport): string {
  const kinds = Object.entries(COUNTED).flatMap(([kind, words]) => {
    const found = planned.filter((one) => one.kind === kind).length;
    return found > 0 || kind === "new" ? [`${count(found)} ${words}`] : [];
  });
  const reasons = LEFT_OUT.flatMap((reason) => {
    const found = leftOut.get(reason);
    return found ? [`${count(found.rows)} ${reason}`] : [];
  });
  const examples = LEFT_OUT.flatMap((reason) => {
    const found = leftOut.get(reason)?.examples ?? [];
    return found.length > 0 ? [`  ${reason}, for example: ${found.map(example).join(", ")}`] : [];
  });
  return [
    ...planned.map(toLine),
    `${source}: ${count(rows)} rows. Companies: ${kinds.join(", ")}.`,
    ...(reasons.length > 0 ? [`Left out: ${reasons.join(", ")}.`] : []),
    ...examples,
    applied && planned.some(({ kind }) => kind === "new")
      ? "Done: the new ones are drafts, which nobody sees but you. They wait at /admin/work. Undo: --undo"
      : applied
        ? "Nothing was written, because no company is new."
        : "Tried, nothing written. To add the new ones as drafts, add --apply.",
  ].join("\n");
}
