import { type ReactNode, useEffect, useRef, useState } from "react";
import { TextField } from "#client/components/form/fields.tsx";
import { errorMessage } from "#client/components/form/server-errors.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { RequestError } from "#client/queries/request.ts";
import { formatCount } from "#contract/text/spelling.ts";
import { Button } from "../button.tsx";
import { useRefresh, useSingleMutation } from "../use-act.ts";

interface FileCheckProps {
  label: string;
  reading: Pick<FileReading, "file" | "choose" | "error" | "isPending" | "variables">;
  onFile?: (file: File) => void;
  /** The share of the file that has been sent, from 0 to 1. Missing for a small file. */
  sent?: number;
  takesZip?: boolean;
  onCheck: () => void;
}

export const FileCheck = ({ label, reading, onFile, sent = 1, takesZip, onCheck }: FileCheckProps) => (
  <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
    <TextField
      label={label}
      hint="Nothing changes until you have seen what would."
      error={reading.error ? errorMessage(reading.error, failureOf(reading.error)) : undefined}
      type="file"
      accept={takesZip ? ".csv,.txt,.gz,.zip" : ".csv,.txt,text/csv"}
      onChange={({ target: { files } }) => {
        reading.choose(files?.[0] ?? null);
        if (files?.[0]) onFile?.(files[0]);
      }}
    />
    <button
      type="button"
      disabled={!reading.file}
      aria-disabled={reading.isPending}
      onClick={onCheck}
      className={buttonClass("dark")}
    >
      {reading.isPending
        ? sent < 1
          ? "Sending..."
          : reading.variables?.apply
            ? "Writing..."
            : "Reading..."
        : "Check the file"}
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

type FileReading = ReturnType<typeof useFileReading>;

/** Sends the chosen file. The first time, the answer only says what would change. */
export function useFileReading<Answer extends { applied: boolean }>(
  send: (file: File, apply: boolean) => Promise<Answer>,
  done: string,
) {
  const [file, setFile] = useState<File | null>(null);
  const showToast = useToast();
  const refresh = useRefresh();
  const { mutate, ...reading } = useSingleMutation({
    mutationFn: ({ file, apply }: { file: File; apply: boolean }) => send(file, apply),
    onSuccess: ({ applied }) => {
      if (!applied) return;
      showToast({ title: "Success", description: done });
      return refresh();
    },
  });
  return {
    ...{ ...reading, file },
    choose: (chosen: File | null) => {
      setFile(chosen);
      reading.reset();
    },
    read: (apply: boolean) => file && mutate({ file, apply }),
  };
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
