import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { RequestError } from "#client/queries/request.ts";
import type { Company } from "#contract/companies.ts";
import { findCompany } from "../queries.ts";
import { labelsOf } from "./company-field-list.ts";
import { type CompanyForm, changedFields, startingValues } from "./company-form.ts";

const CONFLICT = 409;

/**
 * The version of the company that is being edited. If the server refuses to save because a newer version exists, `load` loads
 * that version and keeps the typed values.
 */
export function useNewerCompany(opened: Company | null, form: CompanyForm) {
  const [company, setCompany] = useState(opened);
  const [refusal, setRefusal] = useState<string | null>(null);
  /**
   * The labels of fields that were changed both in this dialog and in the newer version. Null before a newer version is loaded.
   */
  const [overlap, setOverlap] = useState<string[] | null>(null);
  const queryClient = useQueryClient();
  const showToast = useToast();
  const loading = useMutation({
    mutationFn: () => findCompany(company?.id ?? 0),
    onSuccess: (newer) => {
      const [before, after] = [startingValues(company ?? {}), startingValues(newer)];
      const values = form.getValues();
      const typed = changedFields(before, values);
      const changedToo: string[] = changedFields(before, after);
      setOverlap(labelsOf(typed.filter((name) => changedToo.includes(name))));
      // A list of rows is kept or replaced as a whole, so that rows of two editors are not mixed.
      form.reset(after);
      for (const name of typed) form.setValue(name, values[name], { shouldDirty: true });
      setCompany(newer);
      setRefusal(null);
      return queryClient.invalidateQueries({ queryKey: ["companies"] });
    },
    onError: () =>
      showToast({ title: "Error", description: "Failed to load the company", destructive: true }),
  });
  return {
    company,
    refusal,
    overlap,
    handleError(error: unknown) {
      if (error instanceof RequestError && error.status === CONFLICT) setRefusal(error.serverMessage);
    },
    load: () => loading.isPending || loading.mutate(),
    isLoading: loading.isPending,
  };
}

type NoticeProps = Pick<ReturnType<typeof useNewerCompany>, "refusal" | "overlap" | "load" | "isLoading">;

/** Moves the focus to the notice, because the button that had the focus was removed. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Says that another editor saved in the meantime, and which of the edited fields that editor changed too. */
export function NewerCompanyNotice({ refusal, overlap, load, isLoading }: NoticeProps) {
  if (refusal) {
    return (
      <div role="alert" className="flex w-full flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-64 font-semibold text-stop">{refusal}</p>
        <button
          type="button"
          onClick={load}
          aria-disabled={isLoading}
          className={buttonClass("quiet", "small")}
        >
          Load the newer version
        </button>
      </div>
    );
  }
  if (!overlap) return null;
  return (
    <p ref={focus} tabIndex={-1} className="w-full font-semibold outline-none">
      The newer version is loaded, and what you typed is kept.
      {overlap.length > 0 && ` Saving replaces the newer values of: ${overlap.join(", ")}.`}
    </p>
  );
}
