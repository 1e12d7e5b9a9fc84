import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import { useToast } from "#client/components/toasts/toasts.tsx";
import type { ApiPath } from "#client/queries/api-types.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { useAdminSession } from "./session.tsx";
import { useSingleMutation } from "./use-single-mutation.ts";

interface DeleteDialogProps {
  /** The word for what is deleted, for the dialog's texts: for example "quote request". */
  noun: string;
  /** The name of the sender, a person or a company; the reference of a quote request that has no name. */
  name: string;
  /** The path of the DELETE request. */
  path: ApiPath<"DELETE">;
  /** The key of the list to reload. */
  queryKey: QueryKey;
  /** Gets the focus after deletion, because the button that opened the dialog was removed. */
  returnTo: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks for confirmation, then sends the DELETE request. */
export function DeleteDialog({ noun, name, path, queryKey, returnTo, onClose }: DeleteDialogProps) {
  const focusTarget = useRef<HTMLElement>(null);
  const { request } = useAdminSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const deleting = useSingleMutation({
    mutationFn: () => request("DELETE", path),
    onSuccess: () => {
      focusTarget.current = returnTo.current;
      const subject = noun.charAt(0).toUpperCase() + noun.slice(1);
      showToast({ title: "Success", description: `${subject} deleted successfully` });
      return queryClient.invalidateQueries({ queryKey });
    },
    onError: () => showToast({ title: "Error", description: `Failed to delete ${noun}`, destructive: true }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={`Delete ${noun}`}
      action="Delete"
      isPending={deleting.isPending}
      onConfirm={deleting.mutate}
      onClose={onClose}
      returnTo={focusTarget}
    >
      <p>
        Are you sure you want to delete the {noun} from {name}? This action cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
