import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { useAdminSession } from "../session.tsx";

/** An edit that was just made. */
export interface Done {
  changeId: number;
  company: string;
}

/** Offers to take back the last edit. `onUndone` moves the focus, because the button is gone then. */
export function useUndo(onUndone: () => void) {
  const [done, setDone] = useState<Done | null>(null);
  const { request } = useAdminSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const undoing = useMutation({
    mutationFn: ({ changeId }: Done) => request("POST", `/api/company-changes/${changeId}/undo`),
    onSuccess: () => {
      setDone(null);
      onUndone();
      showToast({ title: "Success", description: "The listing says what it said before" });
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: ["admin"] }),
        queryClient.invalidateQueries({ queryKey: ["companies"] }),
      ]);
    },
    onError: (error) => showToast({ title: "Error", description: error.message, destructive: true }),
  });
  const offer = done && (
    <p className="flex flex-wrap items-center justify-between gap-3">
      <span className="wrap-anywhere">The listing of {done.company} is changed.</span>
      <button
        type="button"
        onClick={() => undoing.isPending || undoing.mutate(done)}
        aria-disabled={undoing.isPending}
        className={buttonClass("quiet", "small")}
      >
        Undo
      </button>
    </p>
  );
  return { offer, remember: setDone as (done: Done | null) => void };
}
