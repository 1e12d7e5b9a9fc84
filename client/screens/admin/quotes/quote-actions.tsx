import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { countOf } from "#client/components/company/format.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { Resent } from "#contract/desk/quote-search.ts";
import { quoteState } from "#contract/desk/quote-state.ts";
import type { Quote } from "#contract/quotes.ts";
import type { SetAside } from "#contract/work/work.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { workQueryOptions } from "../queries.ts";
import { useAdminSession } from "../session.tsx";
import { useErrorToast } from "../use-error-toast.ts";
import type { UndoableAction } from "../work/use-undo.tsx";
import { canResend } from "./deliveries.tsx";

interface QuoteActionsProps {
  /** The selected requests. */
  quotes: readonly Quote[];
  /** Called after the action. Receives the request that undoes the action, or null if nothing can be undone. */
  onDone: (done: UndoableAction | null) => void;
  /** Gets the focus after the action, because the button that opened the dialog was removed. */
  returnTo: RefObject<HTMLElement | null>;
}

/** Buttons for the selected requests: remove unanswered ones from the work queue, send failed emails again. */
export function QuoteActions({ quotes, onDone, returnTo }: QuoteActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const failed = quotes.flatMap(({ deliveries }) => deliveries).filter(canResend).length;
  return (
    <>
      <DoneButton quotes={quotes} onDone={onDone} />
      {failed > 0 && (
        <button type="button" onClick={() => setAsking(true)} className={buttonClass("primary", "small")}>
          Send {countOf(failed, "failed email")} again
        </button>
      )}
      {isAsking && (
        <ResendDialog {...{ quotes, failed, onDone, returnTo }} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

/** Removes unanswered requests from the work queue, after the administrator contacted the companies. */
function DoneButton({ quotes, onDone }: Omit<QuoteActionsProps, "returnTo">) {
  const { request } = useAdminSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const unanswered = quotes.filter((quote) => quoteState(quote) === "unanswered");
  const path = "/api/work/aside/bulk";
  const kind = "unanswered-request";
  const setting = useMutation({
    mutationFn: async (): Promise<SetAside> => {
      const items = unanswered.map(({ id }) => String(id));
      return (await request("POST", path, { kind, items, aside: true })).json();
    },
    onSuccess: ({ items }) => {
      const { length } = items;
      const text = `${countOf(length, "request is", "requests are")} done, and off the work queue.`;
      onDone(length > 0 ? { text, path, body: { kind, items, aside: false } } : null);
      showToast({ title: "Success", description: length > 0 ? text : "They were done before" });
      return queryClient.invalidateQueries({ queryKey: workQueryOptions().queryKey });
    },
    onError: useErrorToast("Failed to decide"),
  });
  if (unanswered.length === 0) return null;
  return (
    <button
      type="button"
      onClick={() => setting.isPending || setting.mutate()}
      aria-disabled={setting.isPending}
      className={buttonClass("primary", "small")}
    >
      Done, off the work queue
    </button>
  );
}

interface ResendDialogProps extends QuoteActionsProps {
  /** The number of failed emails that can be sent again. */
  failed: number;
  onClose: () => void;
}

/** Asks for confirmation, because emails cannot be recalled. */
function ResendDialog({ quotes, failed, onDone, returnTo, onClose }: ResendDialogProps) {
  const { request } = useAdminSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const focusTarget = useRef<HTMLElement>(null);
  const sending = useMutation({
    mutationFn: async (): Promise<Resent> =>
      (await request("POST", "/api/quotes/resend", { ids: quotes.map(({ id }) => id) })).json(),
    onSuccess: ({ queued }) => {
      focusTarget.current = returnTo.current;
      onClose();
      onDone(null);
      const description = `${countOf(queued, "email")} on the way again${queued < failed ? ". The others are not needed any more" : ""}`;
      showToast({ title: "Success", description });
      return queryClient.invalidateQueries({ queryKey: ["admin"] });
    },
    onError: useErrorToast("Failed to send the emails again"),
  });
  return (
    <ConfirmDialog
      title="Send emails again"
      action="Send again"
      isPending={sending.isPending}
      onConfirm={sending.mutate}
      onClose={onClose}
      returnTo={focusTarget}
    >
      <p>
        {countOf(failed, "email")} about {countOf(quotes.length, "request")} could not be delivered. Send{" "}
        {failed === 1 ? "it" : "them"} again? An email can't be called back.
      </p>
    </ConfirmDialog>
  );
}
