import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { Dialog } from "#client/components/ui/dialog.tsx";
import type { Quote } from "#contract/quotes.ts";
import { useAdminSession } from "./session.tsx";

interface DeleteQuoteDialogProps {
  quote: Quote;
  /** Gets the focus after deletion, because the button that opened the dialog is gone. */
  heading: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function DeleteQuoteDialog({ quote, heading, onClose }: DeleteQuoteDialogProps) {
  const returnTo = useRef<HTMLElement>(null);
  const { request } = useAdminSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const deleting = useMutation({
    mutationFn: () => request("DELETE", `/api/quotes/${quote.id}`),
    onSuccess: () => {
      returnTo.current = heading.current;
      showToast({ title: "Success", description: "Quote request deleted successfully" });
      return queryClient.invalidateQueries({ queryKey: ["admin", "quotes"] });
    },
    onError: () =>
      showToast({ title: "Error", description: "Failed to delete quote request", destructive: true }),
    onSettled: onClose,
  });
  return (
    <Dialog title="Delete quote request" onClose={onClose} returnTo={returnTo}>
      <p>
        Are you sure you want to delete the quote request from {quote.name}? This action cannot be undone.
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" data-autofocus onClick={onClose} className={buttonClass("quiet")}>
          Cancel
        </button>
        <button
          type="button"
          onClick={() => deleting.isPending || deleting.mutate()}
          aria-disabled={deleting.isPending}
          className={buttonClass("danger")}
        >
          Delete
        </button>
      </div>
    </Dialog>
  );
}
