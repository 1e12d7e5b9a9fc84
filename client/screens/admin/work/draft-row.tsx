import { useQueryClient } from "@tanstack/react-query";
import { formatDate, mailtoUrl } from "#client/components/company/format.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import type { Draft, DraftDecision } from "#contract/companies/drafts.ts";
import { ActButton, useErrorToast } from "../act-button.tsx";
import { draftsQueryOptions } from "../queries.ts";
import { useAdminSession } from "../session.tsx";
import { useSingleMutation } from "../use-single-mutation.ts";
import type { UndoableAction } from "./use-undo.tsx";

const DONE: Record<DraftDecision, string> = {
  publish: "The listing is public",
  invite: "The question to the firm is on its way",
  link: "The question to the firm is on its way again, with a new link",
  discard: "The draft is deleted and will not be imported again",
};

interface DraftRowProps {
  draft: Draft;
  /** Called after the decision. Receives the request that undoes it, or null if nothing can be undone. */
  onDecided: (done: UndoableAction | null) => void;
}

function useDecideDraft({ draft, onDecided }: DraftRowProps) {
  const { request } = useAdminSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useSingleMutation({
    mutationFn: async (decision: DraftDecision) =>
      (await request("POST", `/api/drafts/${draft.id}/decide`, { decision })).json(),
    onSuccess: ({ changeId }, decision) => {
      showToast({ title: "Success", description: DONE[decision] });
      const text = `${draft.name} is listed.`;
      onDecided(
        changeId === null
          ? null
          : { text, undo: (request) => request("POST", `/api/company-changes/${changeId}/undo`) },
      );
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: draftsQueryOptions().queryKey }),
        queryClient.invalidateQueries({ queryKey: ["companies"] }),
      ]);
    },
    onError: useErrorToast("Failed to decide"),
  });
}

/**
 * A company's data from public sources, with buttons that publish the company or discard the draft. A third button asks the
 * company by email, or sends it a new link if it was asked before, if the draft has an email address.
 */
export function DraftRow(props: DraftRowProps) {
  const { draft } = props;
  const decide = useDecideDraft(props);
  const shared = (decision: DraftDecision) => ({
    ...{ subject: { name: draft.name, to: draft.email }, isPending: decide.isPending },
    onPress: () => decide.mutate(decision),
  });
  return (
    <li className="grid gap-3 px-5 py-4">
      <DraftFacts draft={draft} />
      <div className="flex flex-wrap gap-2">
        {draft.email && (
          <ActButton
            act={draft.invitedAt ? "linkDraft" : "inviteDraft"}
            variant={draft.invitedAt ? "quiet" : "primary"}
            {...shared(draft.invitedAt ? "link" : "invite")}
          />
        )}
        <ActButton
          act="publishDraft"
          name={`The firm has confirmed it: publish ${draft.name}`}
          variant={draft.email && !draft.invitedAt ? "quiet" : "primary"}
          {...shared("publish")}
        />
        <ActButton act="discardDraft" name={`Discard ${draft.name}`} {...shared("discard")} />
      </div>
    </li>
  );
}

function DraftFacts({ draft }: { draft: Draft }) {
  const { name, location, county, postcode, phone, website, email, sources, invitedAt } = draft;
  return (
    <div className="grid gap-0.5">
      <h3 className="font-bold wrap-anywhere">{name}</h3>
      <p className="wrap-anywhere">{[location, county, postcode].filter(Boolean).join(", ")}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {phone && <span>{phone}</span>}{" "}
        {website && (
          <a href={website} rel="noopener noreferrer nofollow" target="_blank" className="link wrap-anywhere">
            {website.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
          </a>
        )}{" "}
        {email && (
          <a href={mailtoUrl(email)} className="link wrap-anywhere">
            {email}
          </a>
        )}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {sources
          .map(({ source, licence, readOn }) => `${source} (${licence}), ${formatDate(readOn)}`)
          .join("; ")}
      </p>
      <p className="text-sm text-ink-soft">
        {invitedAt
          ? `Asked by email on ${formatDate(invitedAt)}.`
          : `Tell the firm by ${formatDate(draft.tellBy)} that we keep its details.`}{" "}
        {draft.keptUntil
          ? `Deleted on ${formatDate(draft.keptUntil)} unless confirmed.`
          : "Kept, because it has reviews or another entry was merged into it."}
      </p>
    </div>
  );
}
