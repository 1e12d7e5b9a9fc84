import { useMutation, useQueryClient } from "@tanstack/react-query";
import { formatCompanyCount } from "#client/components/company/format.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { BulkEdit } from "#contract/desk/company-bulk.ts";
import type { BulkAction } from "#contract/desk/options.ts";
import type { ListedForAdmin } from "../queries.ts";
import { useAdminSession } from "../session.tsx";
import { useErrorToast } from "../use-error-toast.ts";
import type { UndoableAction } from "../work/use-undo.tsx";

interface Action {
  action: BulkAction;
  label: string;
  /** The end of the message about the changed companies: "featured" in "3 companies are featured". */
  done: string;
  /** Returns true if the action would change this company. */
  applies: (company: ListedForAdmin) => boolean;
}

const ACTIONS: readonly Action[] = [
  { action: "feature", label: "Feature", done: "featured", applies: ({ featured }) => !featured },
  {
    action: "unfeature",
    label: "Stop featuring",
    done: "no longer featured",
    applies: ({ featured }) => featured,
  },
  {
    action: "publish",
    label: "Publish drafts, as confirmed today",
    done: "public",
    applies: ({ listing }) => listing === "draft",
  },
];

interface CompanyActionsProps {
  /** The selected companies. */
  companies: readonly ListedForAdmin[];
  /** Called after the action. Receives the request that undoes the action, or null if nothing can be undone. */
  onDone: (done: UndoableAction | null) => void;
}

/** Buttons that change the selected companies. A change is offered if it would affect at least one of them. */
export function CompanyActions({ companies, onDone }: CompanyActionsProps) {
  const changing = useBulkEdit(companies, onDone);
  return (
    <>
      {ACTIONS.filter(({ applies }) => companies.some(applies)).map((action) => (
        <button
          key={action.action}
          type="button"
          onClick={() => changing.isPending || changing.mutate(action)}
          aria-disabled={changing.isPending}
          className={buttonClass("primary", "small")}
        >
          {action.label}
        </button>
      ))}
    </>
  );
}

function useBulkEdit(companies: readonly ListedForAdmin[], onDone: (done: UndoableAction | null) => void) {
  const { request } = useAdminSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: async ({ action }: Action): Promise<BulkEdit> => {
      const body = { ids: companies.map(({ id }) => id), action };
      return (await request("POST", "/api/companies/bulk", body)).json();
    },
    onSuccess: ({ changeIds }, { done }) => {
      const isOne = changeIds.length === 1;
      const text = `${formatCompanyCount(changeIds.length)} ${isOne ? "is" : "are"} ${done}.`;
      onDone(
        changeIds.length > 0 ? { text, path: "/api/companies/bulk/undo", body: { ids: changeIds } } : null,
      );
      showToast({ title: "Success", description: text });
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: ["companies"] }),
        queryClient.invalidateQueries({ queryKey: ["admin"] }),
      ]);
    },
    onError: useErrorToast("Failed to update company"),
  });
}
