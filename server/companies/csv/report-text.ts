import type { ImportReport, ImportRow } from "#contract/company-import.ts";
import { worstFirst } from "#contract/import-order.ts";

const ofKind = ({ counts }: ImportReport) =>
  `${counts.new} new, ${counts.changed} changed, ${counts.unchanged} already listed, ` +
  `${counts.duplicate} possibly duplicate, ${counts.refused} refused`;

const said = ({ reason, warning, changes }: ImportRow) =>
  [
    warning && `Warning: ${warning}`,
    reason ?? changes.map(({ field, from, to }) => `${field}: "${from}" -> "${to}"`).join("; "),
  ]
    .filter(Boolean)
    .join(". ");

const toLine = (row: ImportRow) =>
  [
    `line ${row.line}`.padEnd(11),
    row.kind.padEnd(10),
    [row.name || "(no name)", said(row)].filter(Boolean).join(": "),
  ].join(" ");

const MOST_REASONS = 10;

/** The reasons for which several rows were refused, the most frequent first. */
function reasonsOf({ rows }: ImportReport): string[] {
  const refused = rows.filter(({ kind }) => kind === "refused");
  return [...Map.groupBy(refused, ({ reason }) => reason)]
    .filter(([, { length }]) => length > 1)
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST_REASONS)
    .map(([reason, { length }]) => `${length} refused: ${reason}`);
}

export function importReportText(report: ImportReport): string {
  const lines = worstFirst(report.rows).map(toLine);
  const ignored =
    report.ignoredColumns.length > 0 ? [`Columns left aside: ${report.ignoredColumns.join(", ")}`] : [];
  const isWritten = report.counts.new + report.counts.changed > 0;
  const end = report.applied
    ? `Done: ${ofKind(report)}. ${isWritten ? "To take it back: npm run import:companies -- --undo" : "Nothing was written."}`
    : `Tried, nothing written: ${ofKind(report)}. To do it, add --apply. New companies become public at once.`;
  return [...lines, ...reasonsOf(report), ...ignored, end].join("\n");
}
