import { type ReactNode, useEffect, useRef, useState } from "react";
import { formatCount } from "#client/components/company/format.ts";
import { TextField } from "#client/components/form/fields.tsx";
import { errorMessage } from "#client/components/form/server-errors.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { RequestError } from "#client/queries/request.ts";
import { Button } from "../button.tsx";
import { useRefresh, useSingleMutation } from "../use-act.ts";

interface FileCheckProps {
  label: string;
  file: File | null;
  onFile: (file: File | null) => void;
  reading: { error: Error | null; isPending: boolean };
  /** The share of the file that has been sent, from 0 to 1. Missing for a small file. */
  sent?: number;
  takesZip?: boolean;
  onCheck: (file: File) => void;
}

export const FileCheck = ({
  label,
  file,
  onFile,
  reading,
  sent = 1,
  takesZip = false,
  onCheck,
}: FileCheckProps) => (
  <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
    <TextField
      label={label}
      hint="Nothing changes until you have seen what would."
      error={reading.error ? errorMessage(reading.error, failureOf(reading.error)) : undefined}
      type="file"
      accept={takesZip ? ".csv,.txt,.gz,.zip" : ".csv,.txt,text/csv"}
      onChange={({ target }) => onFile(target.files?.[0] ?? null)}
    />
    <button
      type="button"
      disabled={!file}
      aria-disabled={reading.isPending}
      onClick={() => file && onCheck(file)}
      className={buttonClass("dark")}
    >
      {reading.isPending ? (sent < 1 ? "Sending..." : "Reading...") : "Check the file"}
    </button>
    {reading.isPending && sent < 1 && (
      <label className="flex items-center gap-3 text-sm text-ink-soft tabular-nums sm:col-span-2">
        {Math.floor(sent * 100)}% sent
        <progress
          value={sent}
          className="h-3 flex-1 appearance-none bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink"
        />
      </label>
    )}
  </div>
);

export function useFileReading<Answer extends { applied: boolean }, Sent>(
  send: (sent: Sent) => Promise<Answer>,
  done: string,
) {
  const showToast = useToast();
  const refresh = useRefresh();
  return useSingleMutation({
    mutationFn: send,
    onSuccess: ({ applied }) => {
      if (!applied) return;
      showToast({ title: "Success", description: done });
      return refresh();
    },
  });
}

/** A `RequestError` means that the server has responded. Other errors mean that the file did not arrive. */
const failureOf = (error: Error): string =>
  error instanceof RequestError
    ? "The file could not be read"
    : "The file could not be sent. Check your connection, then try again.";

export interface ReportViewProps<Report> {
  report: Report;
  isPending: boolean;
  onApply: () => void;
}

/** A report can have thousands of rows. */
const ROWS_STEP = 100;

export function ReportRows<Row>({ rows, row }: { rows: readonly Row[]; row: (row: Row) => ReactNode }) {
  const [shown, setShown] = useState(ROWS_STEP);
  return (
    <>
      <ul className="divide-y divide-line">{rows.slice(0, shown).map(row)}</ul>
      {rows.length > shown && (
        <div>
          <Button onPress={() => setShown(shown + ROWS_STEP)}>
            {`Show more (${formatCount(rows.length - shown)} left)`}
          </Button>
        </div>
      )}
    </>
  );
}

/** The report's first line gets the focus, because the pressed button may have been removed. */
export function useFocusedReport<Line extends HTMLElement>(report: object) {
  const line = useRef<Line>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new report gets the focus.
  useEffect(() => line.current?.focus(), [report]);
  return line;
}
