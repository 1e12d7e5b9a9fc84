import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FieldError } from "#client/components/form/form-field.tsx";
import { useErrorToast } from "#client/components/form/server-errors.ts";
import { RequestError } from "#client/queries/request.ts";
import type { Company } from "#contract/companies.ts";
import { fromTermRows } from "#contract/job/term-rows.ts";
import { Button } from "../button.tsx";
import { fieldLabel, valueText } from "../log/change-words.ts";
import { findCompany } from "../queries.ts";
import { useSingleMutation } from "../use-act.ts";
import { type CompanyForm, type CompanyInput, changedFields, startingValues } from "./company-form.ts";

export const isConflict = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.status === 409;

const words = (name: keyof CompanyInput, input: CompanyInput): string =>
  valueText(name, { ...input, ...fromTermRows(input) }[name]) ?? "nothing";

interface Overlap {
  label: string;
  newer: string;
  typed: string;
}

/** If the server refuses to save because a newer version exists, `load` loads that version and keeps the typed values. */
export function useNewerCompany(opened: Company | null, form: CompanyForm) {
  const [company, setCompany] = useState(opened);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Fields that were changed both in this dialog and in the newer version. Null before a newer version is loaded. */
  const [overlap, setOverlap] = useState<Overlap[] | null>(null);
  const queryClient = useQueryClient();
  const loading = useSingleMutation({
    mutationFn: () => findCompany(company?.id ?? 0),
    onSuccess: (newer) => {
      const [before, after] = [startingValues(company ?? {}), startingValues(newer)];
      const values = form.getValues();
      const typed = changedFields(before, values);
      const changedToo: string[] = changedFields(before, after);
      const both = typed.filter((name) => changedToo.includes(name));
      setOverlap(
        both.map((name) => ({
          label: fieldLabel(name),
          newer: words(name, after),
          typed: words(name, values),
        })),
      );
      // A list, for example of prices, is kept or replaced as a whole, so that rows of two editors are not mixed.
      form.reset(after);
      for (const name of typed) form.setValue(name, values[name], { shouldDirty: true });
      setCompany(newer);
      setRefusal(null);
      return queryClient.invalidateQueries({ queryKey: ["companies"] });
    },
    onError: useErrorToast("Failed to load the company"),
  });
  return {
    company,
    refusal,
    overlap,
    handleError(error: unknown) {
      if (isConflict(error)) setRefusal(error.serverMessage);
    },
    load: () => loading.mutate(),
    isLoading: loading.isPending,
  };
}

type NoticeProps = Pick<ReturnType<typeof useNewerCompany>, "refusal" | "overlap" | "load" | "isLoading">;

/** Moves the focus to the notice, because the button that had the focus was removed. */
const focus = (element: HTMLElement | null) => element?.focus();

export function NewerCompanyNotice({ refusal, overlap, load, isLoading }: NoticeProps) {
  if (refusal) {
    return (
      <div role="alert" className="flex w-full flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <FieldError message={refusal} />
        </div>
        <Button isDisabled={isLoading} onPress={load}>
          Load the newer version
        </Button>
      </div>
    );
  }
  if (!overlap) return null;
  return (
    <div ref={focus} tabIndex={-1} className="grid w-full gap-2 outline-none">
      <p className="font-semibold">
        The newer version is loaded, and what you typed is kept.
        {overlap.length > 0 &&
          ` Saving replaces the newer values of: ${overlap.map(({ label }) => label).join(", ")}.`}
      </p>
      {overlap.length > 0 && (
        <dl className="grid max-h-48 gap-2 overflow-y-auto text-sm">
          {overlap.map(({ label, newer, typed }) => (
            <div key={label} className="border-l-4 border-skip bg-skip-pale px-3 py-1.5 wrap-anywhere">
              <dt className="font-bold">{label}</dt>
              <dd className="whitespace-pre-line">Saved by somebody else: {newer}</dd>
              <dd className="whitespace-pre-line">Typed by you: {typed}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
