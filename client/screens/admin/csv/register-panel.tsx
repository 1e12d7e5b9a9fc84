import { useState } from "react";
import { formatCompanyCount } from "#client/components/company/format.ts";
import { SelectField, TextField } from "#client/components/form/fields.tsx";
import { queryString } from "#client/urls/query-string.ts";
import { todayInLondon } from "#contract/dates.ts";
import { dayOfFile, REGISTERS, type RegisterName } from "#contract/desk/options.ts";
import { MAX_LINE } from "#contract/limits.ts";
import type { RegisterReport } from "#contract/registers.ts";
import { AskButton } from "../act-button.tsx";
import { sendFile } from "../admin-requests.ts";
import { CompanyPageLink } from "../desk-links.tsx";
import {
  FileCheck,
  ReportRows,
  type ReportViewProps,
  useFileReading,
  useFocusedReport,
} from "./file-check.tsx";

export function RegisterPanel() {
  const [register, setRegister] = useState<RegisterName>(REGISTERS[0].value);
  const [date, setDate] = useState(todayInLondon());
  const [sent, setSent] = useState(0);
  const reading = useFileReading(async (file, apply) => {
    const query = queryString({ register, date, apply: String(apply), fileName: file.name.slice(-MAX_LINE) });
    setSent(0);
    return sendFile(`/api/registers/check${query}`, await compressed(file), setSent);
  }, "The results are recorded and shown");
  return (
    <section aria-labelledby="registers" className="card grid gap-5 p-5">
      <h2 id="registers" className="display text-xl">
        Compare with a register
      </h2>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <SelectField
          label="Register"
          options={REGISTERS}
          value={register}
          onChange={({ target }) => {
            setRegister(REGISTERS.find(({ value }) => value === target.value)?.value ?? register);
            reading.reset();
          }}
        />
        <TextField
          label="Downloaded on"
          type="date"
          max={todayInLondon()}
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
      </div>
      <FileCheck
        label="Register's file (CSV or ZIP)"
        takesZip
        reading={reading}
        // The browser sets `lastModified` to the time of the download.
        onFile={({ name, lastModified }) => setDate(dayOfFile(name, new Date(lastModified)))}
        sent={sent}
        onCheck={() => reading.read(false)}
      />
      {reading.data && (
        <RegisterReportView
          report={reading.data}
          isPending={reading.isPending}
          onApply={() => reading.read(true)}
        />
      )}
    </section>
  );
}

/** Compressed text needs about an eighth of the upload time on a slow connection. The browser keeps a large file on disk. */
const compressed = (file: File): Blob | Promise<Blob> =>
  /\.(zip|gz)$/i.test(file.name)
    ? file
    : new Response(file.stream().pipeThrough(new CompressionStream("gzip"))).blob();

function RegisterReportView({ report, isPending, onApply }: ReportViewProps<RegisterReport>) {
  const summary = useFocusedReport<HTMLParagraphElement>(report);
  const { applied, lines, doubt, afterwards, attribution } = report;
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <p ref={summary} tabIndex={-1} className="font-semibold outline-none">
        {report.summary}
      </p>
      {doubt && <p className="border-l-4 border-skip bg-skip-pale px-3 py-1.5">{doubt}</p>}
      {applied && <p>Done: the results are recorded and shown. {afterwards}</p>}
      {!applied && lines.length > 0 && (
        <div>
          <AskButton
            label="Record the results"
            variant="go"
            size="medium"
            isDisabled={isPending}
            asks={`The pages of ${formatCompanyCount(lines.length)} say from now on what the register's file shows. A single result can be removed again beside its company.`}
            onPress={onApply}
          />
        </div>
      )}
      <ReportRows
        rows={lines}
        row={({ outcome, number, companyId, name, notes }) => (
          <li key={`${companyId} ${number} ${outcome}`} className="grid gap-0.5 py-2.5">
            <p className="wrap-anywhere">
              <strong>{outcome}</strong>: <CompanyPageLink id={companyId}>{name}</CompanyPageLink>
              {number && `, ${number}`}
            </p>
            {notes.length > 0 && <p className="text-sm text-ink-soft wrap-anywhere">{notes.join(", ")}</p>}
          </li>
        )}
      />
      <p className="text-sm text-muted">{attribution}</p>
    </div>
  );
}
