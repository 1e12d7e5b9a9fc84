import { type UseMutationOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useErrorToast } from "#client/components/form/server-errors.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { RequestError } from "#client/queries/request.ts";

/**
 * Ignores further presses until the first request has ended. `isPending` would be too late, because it changes only with the next
 * render.
 */
export function useSingleMutation<Answer, Sent = void>(options: UseMutationOptions<Answer, Error, Sent>) {
  const { mutateAsync, ...mutation } = useMutation(options);
  const isBusy = useRef(false);
  const mutate = (sent: Sent): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    const end = () => {
      isBusy.current = false;
    };
    mutateAsync(sent).then(end, end);
  };
  return { ...mutation, mutate };
}

/** Loads all administrator pages' data again, because an act can change any of it. */
export function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [["companies"], ["company"], ["admin"]].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}

/** True if the item was decided or changed meanwhile. */
const isOutdated = (error: Error) => error instanceof RequestError && [404, 409].includes(error.status);

export interface Act<Answer, Sent = void> {
  send: (sent: Sent) => Promise<Answer>;
  done: string | ((answer: Answer) => string);
  failed?: string;
  onDone?: (answer: Answer) => void;
  failedTitle?: string;
  onError?: (error: Error) => void;
}

export function useAct<Answer, Sent = void>(act: Act<Answer, Sent>) {
  const { send, done, failed = "Failed to decide", failedTitle, onDone, onError } = act;
  const showToast = useToast();
  const refresh = useRefresh();
  const showError = useErrorToast(failed, failedTitle);
  return useSingleMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      onDone?.(answer);
      showToast({ title: "Success", description: typeof done === "string" ? done : done(answer) });
      return refresh();
    },
    onError: (error) => {
      showError(error);
      onError?.(error);
      if (isOutdated(error)) return refresh();
    },
  });
}
