import { useRef, useState } from "react";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { saveAsFile } from "../save-as-file.ts";
import { SmallButton } from "../tables/small-button.tsx";
import { CSV_TEMPLATE, CsvColumnsHelp } from "./csv-columns.tsx";
import { FileCheck } from "./file-check.tsx";
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
        <div className="flex flex-wrap gap-3">
          <SmallButton
            onPress={() =>
              saveAsFile(CSV_TEMPLATE, { name: "companies-template.csv", type: "text/csv;charset=utf-8" })
            }
          >
            Template (CSV)
          </SmallButton>{" "}
          <a href="/api/companies.csv" download className={buttonClass("quiet", "small")}>
            Export all companies (CSV)
          </a>
        </div>
      </div>
      <FileCheck
        label="CSV file"
        file={file}
        onFile={handleFile}
        reading={importing}
        onCheck={(file) => importing.mutate({ file, apply: false })}
      />
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
