import { useToast } from "#client/components/toasts/toasts.tsx";
import { RequestError } from "#client/queries/request.ts";
import { saveAsFile } from "../save-as-file.ts";
import { useAdminSession } from "../session.tsx";
import { useSingleMutation } from "../use-act.ts";
import { SmallButton } from "./small-button.tsx";

interface ExportButtonProps {
  label: string;
  name: string;
  /** Returns the file's content. */
  read: () => Promise<string | Blob>;
  /** The message if the rows cannot be loaded. */
  failure: string;
}

/** A button that saves rows as a CSV file. */
export function ExportButton({ label, name, read, failure }: ExportButtonProps) {
  const { expireSession } = useAdminSession();
  const showToast = useToast();
  const saving = useSingleMutation({
    mutationFn: read,
    onSuccess: (csv) => saveAsFile(csv, { name, type: "text/csv;charset=utf-8" }),
    onError: (error) => {
      if (error instanceof RequestError && error.status === 401) return expireSession();
      showToast({ title: "Error", description: failure, destructive: true });
    },
  });
  return (
    <SmallButton isDisabled={saving.isPending} onPress={saving.mutate}>
      {label}
    </SmallButton>
  );
}
