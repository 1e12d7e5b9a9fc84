import { changePageSchema, changePathParams, changesQuery, undoneSchema } from "../changes/changes.ts";
import type { ApiCalls } from "./call.ts";

export const CHANGE_CALLS = {
  listChanges: {
    method: "GET",
    path: "/changes",
    summary:
      "List what the administrator, companies and imports changed in listings and reviews, newest first",
    access: "administrator or cookie",
    query: changesQuery,
    success: { status: 200, description: "A page of changes", schema: changePageSchema },
  },
  undoChange: {
    method: "POST",
    path: "/changes/{id}/undo",
    summary:
      "Undo a change: an edit, an addition, the last import, or a removal of the last 30 days. Completely or not at all",
    access: "administrator",
    params: changePathParams,
    success: { status: 200, description: "It is undone", schema: undoneSchema },
    errors: {
      404: "No change with this id is known",
      409: "Something else has changed since, or the change cannot be undone",
    },
  },
} as const satisfies ApiCalls;
