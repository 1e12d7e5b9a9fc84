import type { AnswerAt, ApiPath, BodyAt } from "#client/queries/api-types.ts";
import { useAct } from "../use-act.ts";
import type { OnDone, UndoableAction } from "../work/use-undo.tsx";

/** A POST request that changes the selected rows of a table. */
export interface BulkChange<Path extends ApiPath<"POST">> {
  path: Path;
  /** The message if the change fails and the server gives no reason. */
  failure: string;
  /** Says what was changed, and how it is undone if that is possible. */
  describe: (
    result: AnswerAt<"POST", Path>,
    body: BodyAt<"POST", Path>,
  ) => { text: string; undo?: UndoableAction["undo"] | false };
}

/** `onDone` is called before the rows are loaded again. It receives the change if it can be undone, or null. */
export function useBulkChange<Path extends ApiPath<"POST">>(
  { path, failure, describe }: BulkChange<Path>,
  onDone: OnDone,
) {
  return useAct({
    send: async (request, body: BodyAt<"POST", Path>) => (await request("POST", path, body)).json(),
    done: (result, body) => describe(result, body).text,
    failed: failure,
    onDone: (result, body) => {
      const { text, undo } = describe(result, body);
      onDone(undo ? { text, undo } : null);
    },
  });
}
