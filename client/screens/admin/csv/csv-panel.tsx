import { useRef, useState } from "react";
import { FormField } from "#client/components/form/form-field.tsx";
import { errorMessage } from "#client/components/form/server-errors.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { fieldClass } from "#client/components/ui/field-class.ts";
import { RequestError } from "#client/queries/request.ts";
import { CsvColumnsHelp } from "./csv-columns.tsx";
import { ImportReportView } from "./import-report-view.tsx";
import { LastImportLine } from "./last-import-line.tsx";
import { useCompanyImport } from "./use-company-import.ts";

/** Exports all companies as CSV, and imports a file after a check that shows what would change. */
export function CsvPanel() {
  const [file, setFile] = useState<File | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const importing = useCompanyImport();
  const handleFile = (file: File | null) => {
    setFile(file);
    importing.reset();
  };
  const handleUndone = () => {
    importing.reset();
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="csv" className="card grid gap-5 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id="csv" tabIndex={-1} className="display text-xl outline-none">
          Import and export
        </h2>
        <a href="/api/companies.csv" download className={buttonClass("quiet", "small")}>
          Export all companies (CSV)
        </a>
      </div>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
        <FileField
          error={importing.error ? errorMessage(importing.error, failureOf(importing.error)) : undefined}
          onFile={handleFile}
        />
        <button
          type="button"
          disabled={!file}
          aria-disabled={importing.isPending}
          onClick={() => file && importing.mutate({ file, apply: false })}
          className={buttonClass("dark")}
        >
          {importing.isPending ? "Reading..." : "Check the file"}
        </button>
      </div>
      <CsvColumnsHelp />
      {importing.data && file && (
        <ImportReportView
          report={importing.data}
          isPending={importing.isPending}
          onApply={() => importing.mutate({ file, apply: true })}
        />
      )}
      <LastImportLine onUndone={handleUndone} />
    </section>
  );
}

/** Without an answer of the server, nobody has read the file. */
const failureOf = (error: Error): string =>
  error instanceof RequestError
    ? "The file could not be read"
    : "The file could not be sent. Check your connection, then try again.";

function FileField({ error, onFile }: { error: string | undefined; onFile: (file: File | null) => void }) {
  return (
    <FormField label="CSV file" hint="Nothing changes until you have seen what would." error={error}>
      {(control) => (
        <input
          {...control}
          type="file"
          accept=".csv,.txt,text/csv"
          onChange={({ target }) => onFile(target.files?.[0] ?? null)}
          className={fieldClass}
        />
      )}
    </FormField>
  );
}
