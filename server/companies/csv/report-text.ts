import type { ImportReport, ImportRow } from "#contract/company-import.ts";

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

export function importReportText(report: ImportReport): string {
  const lines = report.rows.filter(({ kind }) => kind !== "unchanged").map(toLine);
  const ignored =
    report.ignoredColumns.length > 0 ? [`Columns left aside: ${report.ignoredColumns.join(", ")}`] : [];
  const end = report.applied
    ? `Done: ${ofKind(report)}. To take it back: npm run import:companies -- --undo`
    : `Tried, nothing written: ${ofKind(report)}. To do it, add --apply. New companies become public at once.`;
  return [...lines, ...ignored, end].join("\n");
}
