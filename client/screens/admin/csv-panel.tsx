import { useRef, useState } from "react";
import { formatDate } from "#client/components/company/format.ts";
import { FormField } from "#client/components/form/form-field.tsx";
import { errorSentence } from "#client/components/form/server-errors.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { button } from "#client/components/ui/button.ts";
import { field } from "#client/components/ui/field.ts";
import { useAnswers } from "#client/queries/answers-context.ts";
import { queryString } from "#client/queries/request.ts";
import { useMutation } from "#client/queries/use-mutation.ts";
import type { ImportReport } from "#contract/company-import.ts";
import { ImportReportView } from "./import-report.tsx";
import { lastImportQuery } from "./queries.ts";
import { useAdmin } from "./session.tsx";
import { useAdminQuery } from "./use-admin-query.ts";

/** All companies as a file, and a file into the directory: tried first, then applied, and taken back if need be. */
export function CsvPanel() {
  const { call } = useAdmin();
  const queries = useAnswers();
  const showToast = useToast();
  const [file, setFile] = useState<File | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: last } = useAdminQuery(lastImportQuery());
  const importing = useMutation({
    mutationFn: async ({ file, apply }: { file: File; apply: boolean }): Promise<ImportReport> => {
      const path = `/api/companies/import${queryString({ apply: String(apply), fileName: file.name })}`;
      return (await call("POST", path, file)).json();
    },
    onSuccess: (report) => {
      if (!report.applied) return;
      showToast({ title: "Success", description: "The file has been imported" });
      return refresh();
    },
  });
  const undoing = useMutation({
    mutationFn: () => call("POST", "/api/companies/import/undo"),
    onSuccess: () => {
      importing.reset();
      heading.current?.focus();
      showToast({ title: "Success", description: "The last import has been undone" });
      return refresh();
    },
    onError: (error) =>
      showToast({
        title: "Error",
        description: errorSentence(error, "Failed to undo the import"),
        destructive: true,
      }),
  });
  const refresh = () =>
    Promise.all([queries.refresh(["companies"]), queries.refresh(lastImportQuery().queryKey)]);
  return (
    <section aria-labelledby="csv" className="card grid gap-5 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id="csv" tabIndex={-1} className="display text-xl outline-none">
          Import and export
        </h2>
        <a href="/api/companies.csv" download className={button("quiet", "small")}>
          Export all companies (CSV)
        </a>
      </div>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
        <FormField
          label="CSV file"
          hint="Nothing changes until you have seen what would."
          error={importing.isError ? errorSentence(importing.error, "The file could not be read") : undefined}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,.txt,text/csv"
              onChange={({ target }) => {
                setFile(target.files?.[0] ?? null);
                importing.reset();
              }}
              className={field}
            />
          )}
        </FormField>
        <button
          type="button"
          disabled={!file}
          aria-disabled={importing.isPending}
          onClick={() => file && !importing.isPending && importing.mutate({ file, apply: false })}
          className={button("dark")}
        >
          {importing.isPending ? "Reading..." : "Check the file"}
        </button>
      </div>
      {importing.data && file && (
        <ImportReportView
          report={importing.data}
          busy={importing.isPending}
          onApply={() => importing.mutate({ file, apply: true })}
        />
      )}
      {last && (
        <p className="flex flex-wrap items-center gap-3 border-t border-line pt-4 text-ink-soft">
          Last import: {last.fileName ?? "a file"}, {formatDate(last.createdAt)}, {last.added} added,{" "}
          {last.changed} changed.
          <button
            type="button"
            onClick={() => undoing.isPending || undoing.mutate()}
            aria-disabled={undoing.isPending}
            className={button("danger", "small")}
          >
            Undo the last import
          </button>
        </p>
      )}
    </section>
  );
}
