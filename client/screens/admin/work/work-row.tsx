import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { ASIDE_DAYS, type AsideKind } from "#contract/work/aside.ts";
import { ActButton, useErrorToast } from "../act-button.tsx";
import { ACTS, type ActName } from "../acts.ts";
import { workQueryOptions } from "../queries.ts";
import { useAdminSession } from "../session.tsx";
import { useSingleMutation } from "../use-single-mutation.ts";
import type { UndoableAction } from "./use-undo.tsx";

/** The layout of an item: facts on the left, actions on the right. On narrow screens the actions are below the facts. */
export const WorkRow = ({ children, actions }: { children: ReactNode; actions: ReactNode }) => (
  <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-5 py-4">
    <div className="mr-auto grid min-w-0 flex-1 basis-72 gap-0.5">{children}</div>
    <div className="flex flex-wrap gap-2">{actions}</div>
  </li>
);

/** Returns a function that reloads the queue. */
export function useRefreshWork() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: workQueryOptions().queryKey });
}

/** Returns a mutation that sends a decision and reloads the queue. */
export function useDecision<Answer>(
  send: (request: ReturnType<typeof useAdminSession>["request"]) => Promise<Answer>,
  { success, onSuccess }: { success: string; onSuccess: (answer: Answer) => void },
) {
  const { request } = useAdminSession();
  const refresh = useRefreshWork();
  const showToast = useToast();
  const showError = useErrorToast("Failed to decide");
  return useSingleMutation({
    mutationFn: () => send(request),
    onSuccess: (answer) => {
      onSuccess(answer);
      showToast({ title: "Success", description: success });
      return refresh();
    },
    onError: showError,
  });
}

interface AsideButtonProps {
  kind: AsideKind;
  item: string;
  act: ActName;
  /** The name of the item's subject, for screen readers and the message with "Undo". */
  name: string;
  onDone: (done: UndoableAction | null) => void;
  variant?: "primary" | "quiet" | undefined;
}

/** A button that removes an item from the queue, permanently or for some time. */
export function AsideButton({ kind, item, act, name, onDone, variant }: AsideButtonProps) {
  const days = ASIDE_DAYS[kind];
  const done = days === null ? "It will not come back" : `It comes back in ${days} days`;
  const body = { kind, item };
  const setting = useDecision((request) => request("POST", "/api/work/aside", { ...body, aside: true }), {
    success: done,
    onSuccess: () =>
      onDone({
        text: `${ACTS[act].label}: ${name}.`,
        undo: (request) => request("POST", "/api/work/aside", { ...body, aside: false }),
      }),
  });
  return (
    <ActButton
      act={act}
      subject={{ name }}
      variant={variant}
      isPending={setting.isPending}
      onPress={() => setting.mutate()}
    />
  );
}

interface PauseButtonProps extends Pick<AsideButtonProps, "name" | "onDone" | "variant"> {
  /** The company's id. */
  id: number;
}

/** A button that stops requests to a company for a year, or until it ends the pause itself. */
export function PauseButton({ id, name, onDone, variant = "quiet" }: PauseButtonProps) {
  const pausing = useDecision(
    async (request) => (await request("POST", "/api/companies/bulk", { ids: [id], action: "pause" })).json(),
    {
      success: "The company takes no requests",
      onSuccess: ({ changeIds: ids }) =>
        onDone({
          text: `${name} is paused.`,
          undo: (request) => request("POST", "/api/companies/bulk/undo", { ids }),
        }),
    },
  );
  return (
    <ActButton
      act="pauseCompany"
      subject={{ name }}
      variant={variant}
      isPending={pausing.isPending}
      onPress={() => pausing.mutate()}
    />
  );
}
