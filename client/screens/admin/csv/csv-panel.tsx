import { useRef } from "react";
import { formatCompanyCount, formatDate } from "#client/components/company/format.ts";
import { Badge } from "#client/components/ui/badge.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { queryString } from "#client/urls/query-string.ts";
import type { ImportReport, ImportRow } from "#contract/company-import.ts";
import { worstFirst } from "#contract/import-order.ts";
import type { ImportKind } from "#contract/options.ts";
import { BYTE_ORDER_MARK, toCsvLine } from "#contract/text/csv.ts";
import { formatCount } from "#contract/text/spelling.ts";
import { ActButton } from "../act-button.tsx";
import { adminJson, adminRequest } from "../admin-requests.ts";
import { Button } from "../button.tsx";
import { undoesImport } from "../log/change-words.ts";
import { deskQuery } from "../queries.ts";
import { saveAsFile } from "../save-as-file.ts";
import {
  FileCheck,
  ReportRows,
  type ReportViewProps,
  useFileReading,
  useFocusedReport,
} from "./file-check.tsx";

export function CsvPanel() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: lastImport } = useQuery(deskQuery("/api/companies/imports/last"));
  const importing = useFileReading(sendImport, "The file has been imported");
  return (
    <section aria-labelledby="csv" className="card grid gap-5 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id="csv" tabIndex={-1} className="display text-xl outline-none">
          Import and export
        </h2>
        <div className="flex flex-wrap gap-3">
          <Button
            onPress={() =>
              saveAsFile(CSV_TEMPLATE, { name: "companies-template.csv", type: "text/csv;charset=utf-8" })
            }
          >
            Template (CSV)
          </Button>{" "}
          <a href="/api/companies.csv" download className={buttonClass("quiet", "small")}>
            Export all companies (CSV)
          </a>
        </div>
      </div>
      <FileCheck label="CSV file" reading={importing} onCheck={() => importing.read(false)} />
      <CsvColumnsHelp />
      {importing.data && (
        <ImportReportView
          report={importing.data}
          isPending={importing.isPending}
          onApply={() => importing.read(true)}
        />
      )}
      {lastImport && (
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4 text-ink-soft">
          Last import: {lastImport.fileName ?? "a file"}, {formatDate(lastImport.createdAt)},{" "}
          {lastImport.added} added, {lastImport.changed} changed.
          <ActButton
            label="Undo the last import"
            variant="danger"
            asks={undoesImport(lastImport.fileName ?? "the file")}
            send={() => adminRequest("POST", "/api/companies/import/undo")}
            done="The last import has been undone"
            failed="Failed to undo the import"
            onDone={() => {
              importing.reset();
              heading.current?.focus();
            }}
          />
        </div>
      )}
    </section>
  );
}

function sendImport(file: File, apply: boolean) {
  const query = queryString({ apply: String(apply), fileName: file.name });
  return adminJson("POST", `/api/companies/import${query}`, file);
}

const KINDS: Record<ImportKind, { label: string; applied?: string; tone: "plain" | "go" | "skip" | "stop" }> =
  {
    new: { label: "New", applied: "Added", tone: "go" },
    changed: { label: "Changed", tone: "skip" },
    duplicate: { label: "Possible duplicate, left out", tone: "stop" },
    refused: { label: "Refused", tone: "stop" },
    unchanged: { label: "Already listed, unchanged", tone: "plain" },
  };

/** For example "Publish 1,000 companies and change 3". */
function importWords(added: number, changed: number): string {
  if (added === 0) return `Change ${formatCompanyCount(changed)}`;
  return `Publish ${formatCompanyCount(added)}${changed > 0 ? ` and change ${formatCount(changed)}` : ""}`;
}

const kindLabel = (kind: ImportKind, { applied }: Pick<ImportReport, "applied">): string =>
  (applied && KINDS[kind].applied) || KINDS[kind].label;

export function ImportReportView({ report, isPending, onApply }: ReportViewProps<ImportReport>) {
  const rows = worstFirst(report.rows);
  const counts = useFocusedReport<HTMLUListElement>(report);
  const { new: added, changed } = report.counts;
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ul ref={counts} tabIndex={-1} aria-label="Result" className="flex flex-wrap gap-2 outline-none">
          {(Object.keys(KINDS) as ImportKind[]).map((kind) => (
            <li key={kind}>
              <Badge tone={report.counts[kind] > 0 ? KINDS[kind].tone : "plain"}>
                {kindLabel(kind, report)}: {formatCount(report.counts[kind])}
              </Badge>
            </li>
          ))}
        </ul>
        {!report.applied && added + changed > 0 && (
          <Button variant="go" size="medium" isDisabled={isPending} onPress={onApply}>
            {importWords(added, changed)}
          </Button>
        )}
      </div>
      {!report.applied && added > 0 && (
        <p>
          {added === 1 ? "The new company becomes" : "The new companies become"} public at once. Companies
          from a public source, which have told us nothing, belong among the drafts instead.
        </p>
      )}
      {report.ignoredColumns.length > 0 && (
        <p className="text-ink-soft">Columns that were not used: {report.ignoredColumns.join(", ")}</p>
      )}
      <ReportRows
        rows={rows}
        row={(row) => <ImportedRow key={row.line} row={row} label={kindLabel(row.kind, report)} />}
      />
    </div>
  );
}

function ImportedRow({ row, label }: { row: ImportRow; label: string }) {
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-center gap-3">
        <span className="text-sm text-muted tabular-nums">Line {row.line}</span>{" "}
        <span className="font-semibold wrap-anywhere">{row.name || "(no name)"}</span>{" "}
        <Badge tone={KINDS[row.kind].tone}>{label}</Badge>
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

const COLUMNS: readonly { name: string; example: string; meaning: string }[] = [
  {
    name: "prices",
    example: "4=140; 6=180/14d/+25w/heavy; 8=220/no heavy",
    meaning: "by cubic yards, then days of hire, price of a further week, soil and rubble",
  },
  {
    name: "coverageAreas",
    example: "30 km; not LS9 + LS1-LS8, BD1",
    meaning: "a radius or postcode districts, several with a plus sign",
  },
  { name: "refuses", example: "tyres, asbestos", meaning: "wastes that it does not take" },
  {
    name: "acceptsAtCharge",
    example: "mattress=20 each; plasterboard=25 bag",
    meaning: "charges: each, bag or load",
  },
  { name: "noticeDays", example: "2", meaning: "working days from order to delivery" },
  { name: "confirmedOn", example: "2026-11-01", meaning: "when the company confirmed its listing" },
  { name: "takes", example: "soil, garden", meaning: "wastes that it takes at no further charge" },
  { name: "deliveryDays", example: "mon-fri, sat", meaning: "the days on which it delivers" },
  { name: "pauses", example: "2026-12-24 to 2027-01-03; 2027-05-03", meaning: "when it takes no requests" },
  {
    name: "authorities",
    example: "Leeds City Council until 2027-03-31; Kirklees Council",
    meaning: "the road authorities that it is registered with",
  },
];

/** The administrator fills in this template. An import refuses its example line, because "example" is not a valid id. */
const TEMPLATE = {
  ...{ id: "example", name: "Example Skips Ltd", location: "Leeds", county: "West Yorkshire" },
  ...{ postcode: "LS1 4AP", phone: "0113 496 0001", email: "office@skips.example" },
  ...{ website: "https://skips.example", skipSizes: "4 yard, 6 yard, 8 yard" },
  ...Object.fromEntries(COLUMNS.map(({ name, example }) => [name, example])),
};
export const CSV_TEMPLATE =
  BYTE_ORDER_MARK + toCsvLine(Object.keys(TEMPLATE)) + toCsvLine(Object.values(TEMPLATE));

function CsvColumnsHelp() {
  return (
    <details className="text-ink-soft">
      <summary className="cursor-pointer font-semibold text-ink">
        How prices, areas and wastes are written
      </summary>{" "}
      <dl className="mt-3 grid gap-3">
        {COLUMNS.map(({ name, example, meaning }) => (
          <div key={name} className="wrap-anywhere">
            <dt className="font-semibold text-ink">{name}</dt>
            <dd>
              <code>{example}</code>: {meaning}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
