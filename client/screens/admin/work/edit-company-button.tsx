import { buttonClass } from "#client/components/ui/button-class.ts";
import { useCompanyDialog } from "../company-dialog/use-company-dialog.tsx";
import { findCompany } from "../queries.ts";
import { useErrorToast, useRefresh, useSingleMutation } from "../use-act.ts";

interface EditCompanyButtonProps {
  company: { id: number; name: string };
  variant: "primary" | "quiet";
}

/** A button that opens the dialog of a company. The work queue is loaded again when the dialog closes. */
export function EditCompanyButton({ company: { id, name }, variant }: EditCompanyButtonProps) {
  const refresh = useRefresh();
  const { open, dialog } = useCompanyDialog(() => void refresh());
  const opening = useSingleMutation({
    mutationFn: () => findCompany(id),
    onSuccess: (company) => open({ company }),
    onError: useErrorToast("Failed to open the company"),
  });
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
      {dialog}
    </>
  );
}
