import { countOf, formatCount } from "#client/components/company/format.ts";
import { Badge } from "#client/components/ui/badge.tsx";
import type { ImportReport, ImportRow } from "#contract/company-import.ts";
import type { ImportKind } from "#contract/options.ts";
import { ActButton } from "../act-button.tsx";
import { ReportRows, useFocusedReport } from "./file-check.tsx";

const KINDS: Record<ImportKind, { label: string; tone: "plain" | "go" | "skip" | "stop" }> = {
  new: { label: "New", tone: "go" },
  changed: { label: "Changed", tone: "skip" },
  duplicate: { label: "Possible duplicate, left out", tone: "stop" },
  refused: { label: "Refused", tone: "stop" },
  unchanged: { label: "Already listed, unchanged", tone: "plain" },
};

interface ImportReportViewProps {
  report: ImportReport;
  isPending: boolean;
  onApply: () => void;
}

export function ImportReportView({ report, isPending, onApply }: ImportReportViewProps) {
  const rows = report.rows.filter(({ kind }) => kind !== "unchanged");
  const counts = useFocusedReport<HTMLUListElement>(report);
  const toApply = report.counts.new + report.counts.changed;
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ul ref={counts} tabIndex={-1} aria-label="Result" className="flex flex-wrap gap-2 outline-none">
          {(Object.keys(KINDS) as ImportKind[]).map((kind) => (
            <li key={kind}>
              <Badge tone={report.counts[kind] > 0 ? KINDS[kind].tone : "plain"}>
                {KINDS[kind].label}: {formatCount(report.counts[kind])}
              </Badge>
            </li>
          ))}
        </ul>
        {!report.applied && toApply > 0 && (
          <ActButton
            act="importCompanies"
            subject={{ name: "the file" }}
            name={`Import ${countOf(toApply, "row")}`}
            variant="go"
            size="medium"
            isPending={isPending}
            onPress={onApply}
          >
            {`Import ${countOf(toApply, "row")}`}
          </ActButton>
        )}
      </div>
      {report.ignoredColumns.length > 0 && (
        <p className="text-ink-soft">Columns that were not used: {report.ignoredColumns.join(", ")}</p>
      )}
      <ReportRows rows={rows} row={(row) => <Row key={row.line} row={row} />} />
    </div>
  );
}

function Row({ row }: { row: ImportRow }) {
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-center gap-3">
        <span className="text-sm text-muted tabular-nums">Line {row.line}</span>{" "}
        <span className="font-semibold wrap-anywhere">{row.name || "(no name)"}</span>{" "}
        <Badge tone={KINDS[row.kind].tone}>{KINDS[row.kind].label}</Badge>
      </p>
      {row.reason && <p className="text-ink-soft">{row.reason}</p>}{" "}
      {row.warning && (
        <p className="border-l-4 border-skip bg-skip-pale px-3 py-1.5">
          <strong>Warning:</strong> {row.warning}
        </p>
      )}{" "}
      {row.kind === "changed" && (
        <ul className="text-sm text-ink-soft">
          {row.changes.map(({ field, from, to }) => (
            <li key={field} className="wrap-anywhere">
              {field}: {from || "(empty)"} → {to || "(empty)"}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
