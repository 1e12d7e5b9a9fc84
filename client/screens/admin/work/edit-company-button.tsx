import { useState } from "react";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { LazyBoundary, lazyPart } from "#client/components/ui/lazy-boundary.tsx";
import type { Company } from "#contract/companies.ts";
import { findCompany } from "../queries.ts";
import { useSingleMutation } from "../use-single-mutation.ts";
import { useRefreshWork } from "./work-row.tsx";

const CompanyDialog = lazyPart(() => import("../company-dialog/company-dialog.tsx"));

interface EditCompanyButtonProps {
  company: { id: number; name: string };
  variant: "primary" | "quiet";
}

/** A button that opens the dialog of a company. The work queue is loaded again when the dialog closes. */
export function EditCompanyButton({ company: { id, name }, variant }: EditCompanyButtonProps) {
  const [editing, setEditing] = useState<Company | null>(null);
  const refresh = useRefreshWork();
  const showToast = useToast();
  const opening = useSingleMutation({
    mutationFn: () => findCompany(id),
    onSuccess: setEditing,
    onError: () =>
      showToast({ title: "Error", description: "Failed to open the company", destructive: true }),
  });
  const close = () => {
    setEditing(null);
    refresh();
  };
  return (
    <>
      <button
        type="button"
        onClick={() => opening.mutate()}
        aria-disabled={opening.isPending}
        aria-label={`Edit ${name}`}
        className={buttonClass(variant, "small")}
      >
        Edit
      </button>
      {editing && (
        <LazyBoundary fallback={null}>
          <CompanyDialog start={{ company: editing }} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
