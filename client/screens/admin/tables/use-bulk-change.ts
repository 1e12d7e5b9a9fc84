import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { useAdminSession } from "../session.tsx";
import { useErrorToast } from "../use-error-toast.ts";
import type { UndoableAction } from "../work/use-undo.tsx";

/** A POST request that changes the selected rows of a table. */
export interface BulkChange<Body, Result> {
  path: string;
  /** The message if the change fails and the server gives no reason. */
  failure: string;
  /** Says what was changed. `undo` is the request that undoes it, if it can be undone. */
  describe: (result: Result, body: Body) => { text: string; undo?: Omit<UndoableAction, "text"> | false };
}

/** `onDone` is called before the rows are loaded again. It receives the change if it can be undone, or null. */
export function useBulkChange<Body extends object, Result>(
  { path, failure, describe }: BulkChange<Body, Result>,
  onDone: (done: UndoableAction | null) => void,
) {
  const { request } = useAdminSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: async (body: Body): Promise<Result> => (await request("POST", path, body)).json(),
    onSuccess: (result, body) => {
      const { text, undo } = describe(result, body);
      onDone(undo ? { text, ...undo } : null);
      showToast({ title: "Success", description: text });
      return Promise.all(
        [["companies"], ["company"], ["admin"]].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: useErrorToast(failure),
  });
}
