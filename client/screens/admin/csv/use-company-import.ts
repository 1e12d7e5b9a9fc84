import { useQueryClient } from "@tanstack/react-query";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { queryString } from "#client/urls/query-string.ts";
import type { ImportReport } from "#contract/company-import.ts";
import { useErrorToast } from "../act-button.tsx";
import { lastImportQueryOptions } from "../queries.ts";
import { useAdminSession } from "../session.tsx";
import { useSingleMutation } from "../use-single-mutation.ts";

function useRefreshAfterImport() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ["companies"] }),
      queryClient.invalidateQueries({ queryKey: lastImportQueryOptions().queryKey }),
    ]);
}

/** Checks a CSV file, or applies it when `apply` is true. */
export function useCompanyImport() {
  const { request } = useAdminSession();
  const showToast = useToast();
  const refresh = useRefreshAfterImport();
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

export function useUndoImport(onUndone: () => void) {
  const { request } = useAdminSession();
  const showToast = useToast();
  const refresh = useRefreshAfterImport();
  return useSingleMutation({
    mutationFn: () => request("POST", "/api/companies/import/undo"),
    onSuccess: () => {
      onUndone();
      showToast({ title: "Success", description: "The last import has been undone" });
      return refresh();
    },
    onError: useErrorToast("Failed to undo the import"),
  });
}
