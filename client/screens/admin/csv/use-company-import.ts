import { useToast } from "#client/components/toasts/toasts.tsx";
import { queryString } from "#client/urls/query-string.ts";
import type { ImportReport } from "#contract/company-import.ts";
import { useAdminSession } from "../session.tsx";
import { useAct, useRefresh, useSingleMutation } from "../use-act.ts";

/** Checks a CSV file, or applies it when `apply` is true. */
export function useCompanyImport() {
  const { request } = useAdminSession();
  const showToast = useToast();
  const refresh = useRefresh();
  return useSingleMutation({
    mutationFn: async ({ file, apply }: { file: File; apply: boolean }): Promise<ImportReport> => {
      const query = queryString({ apply: String(apply), fileName: file.name });
      return (await request("POST", `/api/companies/import${query}`, file)).json();
    },
    onSuccess: (report) => {
      if (!report.applied) return;
      showToast({ title: "Success", description: "The file has been imported" });
      return refresh();
    },
  });
}

export const useUndoImport = (onDone: () => void) =>
  useAct({
    send: (request) => request("POST", "/api/companies/import/undo"),
    done: "The last import has been undone",
    failed: "Failed to undo the import",
    onDone,
  });
