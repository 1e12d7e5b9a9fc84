import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { formatDate, mailtoUrl } from "#client/components/company/format.ts";
import { TextAreaField, TextField } from "#client/components/form/fields.tsx";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { RequestError } from "#client/queries/request.ts";
import { CORRECTABLE } from "#contract/firms/listing-parts.ts";
import type { Decided, Proposal, ProposalKind } from "#contract/proposals/proposals.ts";
import { useWarnings, Warnings } from "../company-dialog/use-warnings.tsx";
import { findCompany, proposalsQueryOptions } from "../queries.ts";
import { useAdminSession } from "../session.tsx";
import type { UndoableAction } from "./use-undo.tsx";

const ACTIONS: Record<ProposalKind, { approve: string; refuse: string; approved: string; refused: string }> =
  {
    claim: {
      approve: "Send the link",
      refuse: "Refuse the claim",
      approved: "The link to the firm's page is on its way",
      refused: "The claim is refused, and the person is told",
    },
    removal: {
      approve: "Delete the listing",
      refuse: "Show it again",
      approved: "The listing is deleted and will not be imported again",
      refused: "The listing shows again",
    },
    change: {
      approve: "Apply",
      refuse: "Refuse",
      approved: "The listing is changed",
      refused: "The listing stays as it was",
    },
    correction: {
      approve: "Apply",
      refuse: "Leave as it is",
      approved: "The listing is changed",
      refused: "The listing stays as it was",
    },
  };

interface ProposalRowProps {
  proposal: Proposal;
  /** Called after the decision. Receives the request that undoes it, or null if nothing can be undone. */
  onDecided: (done: UndoableAction | null) => void;
}

/**
 * A proposal of any kind, with buttons to accept or refuse it. If accepting writes a value into the listing, that value can be
 * edited first.
 */
export function ProposalRow({ proposal, onDecided }: ProposalRowProps) {
  const { kind, company, present, suggestion, canApply } = proposal;
  const [value, setValue] = useState(suggestion ?? "");
  const [reason, setReason] = useState("");
  const decide = useDecide(proposal, onDecided);
  const { warnings, warn } = useValueWarnings(proposal);
  const { approve, refuse } = ACTIONS[kind];
  const isBusy = useRef(false);
  const press = async (decision: "approve" | "refuse") => {
    if (isBusy.current || decide.isPending) return;
    isBusy.current = true;
    const isWarned = decision === "approve" && canApply && (await warn(value));
    isBusy.current = false;
    if (!isWarned)
      decide.mutate({ decision, ...(canApply && { value, present }), ...(reason && { reason }) });
  };
  return (
    <li className="grid gap-3 px-5 py-4">
      <ProposalWords proposal={proposal} />
      {canApply && (
        <TextField
          label="Write into the listing"
          value={value}
          onChange={(event) => setValue(event.target.value)}
          error={decide.problem}
          className="max-w-xl"
        />
      )}
      {kind === "claim" && (
        <TextAreaField
          label="Reason, if you refuse"
          hint="The person reads it in our email."
          rows={2}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          className="max-w-xl"
        />
      )}
      <Warnings warnings={warnings} submit={approve} />
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          onClick={() => press("approve")}
          aria-disabled={decide.isPending}
          aria-label={`${approve}: ${company.name}`}
          className={buttonClass(kind === "removal" ? "danger" : "primary", "small")}
        >
          {kind === "correction" && !canApply ? "Mark as done" : approve}
        </button>
        <button
          type="button"
          onClick={() => press("refuse")}
          aria-disabled={decide.isPending}
          aria-label={`${refuse}: ${company.name}`}
          className={buttonClass("quiet", "small")}
        >
          {refuse}
        </button>
      </div>
    </li>
  );
}

/** The warnings of the company dialog, about a value that is to be written into the listing. A failed check gives none. */
function useValueWarnings({ company, field }: Proposal) {
  const { warnings, warn } = useWarnings();
  return {
    warnings,
    warn: async (value: string): Promise<boolean> => {
      const stored = await findCompany(company.id).catch(() => null);
      return stored !== null && field !== null && warn({ ...stored, [field]: value }, stored);
    },
  };
}

const undoOfEdit = ({ name }: Proposal["company"], changeId: number | null): UndoableAction | null =>
  changeId === null
    ? null
    : { text: `The listing of ${name} is changed.`, path: `/api/company-changes/${changeId}/undo` };

/** A refused claim was answered by email, and a refused removal shows the listing again, so that they stay decided. */
const undoOfRefusal = ({
  id,
  kind,
  company,
}: Pick<Proposal, "id" | "kind" | "company">): UndoableAction | null =>
  kind === "change" || kind === "correction"
    ? { text: `The listing of ${company.name} stays as it was.`, path: `/api/proposals/${id}/reopen` }
    : null;

interface SentDecision {
  decision: "approve" | "refuse";
  value?: string;
  present?: string | null;
  reason?: string;
}

function useDecide({ id, kind, company }: Proposal, onDecided: ProposalRowProps["onDecided"]) {
  const { request } = useAdminSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const deciding = useMutation({
    mutationFn: async (sent: SentDecision): Promise<Decided> =>
      (await request("POST", `/api/proposals/${id}/decide`, sent)).json(),
    onSuccess: ({ changeId }, { decision }) => {
      const { approved, refused } = ACTIONS[kind];
      showToast({ title: "Success", description: decision === "approve" ? approved : refused });
      onDecided(
        decision === "approve" ? undoOfEdit(company, changeId) : undoOfRefusal({ id, kind, company }),
      );
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: proposalsQueryOptions().queryKey }),
        queryClient.invalidateQueries({ queryKey: ["companies"] }),
      ]);
    },
    onError: (error) => {
      if (problemOf(error) === undefined)
        showToast({ title: "Error", description: "Failed to decide", destructive: true });
      // On a conflict, the listing has changed since. The reload shows its newer value in the row.
      if (isConflict(error))
        return queryClient.invalidateQueries({ queryKey: proposalsQueryOptions().queryKey });
    },
  });
  return { ...deciding, problem: problemOf(deciding.error) };
}

const isConflict = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.status === 409;

/** The server's message, if it refused the value, or refused to write it over a newer one. */
const problemOf = (error: unknown): string | undefined =>
  isConflict(error) || (error instanceof RequestError && error.status === 400)
    ? (error.serverMessage ?? undefined)
    : undefined;

function ProposalWords({ proposal }: { proposal: Proposal }) {
  const { company, field, present, suggestion, source, name, email, phone, canApply, createdAt } = proposal;
  return (
    <div className="grid gap-0.5">
      <h3 className="font-bold wrap-anywhere">
        <a href={`/company/${company.id}`} className="link">
          {company.name}
        </a>
        {field && `: ${CORRECTABLE[field]}`}
      </h3>
      <p className="text-sm text-muted">{formatDate(createdAt)}</p>
      {canApply && (
        <p className="wrap-anywhere">
          Now: <strong>{present || "nothing"}</strong>
        </p>
      )}
      {suggestion && !canApply && (
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">“{suggestion}”</p>
      )}
      {source && <p className="wrap-anywhere">Source: {source}</p>}
      {(name || email || phone) && (
        <p className="wrap-anywhere">
          {name}
          {name && (email || phone) && ", "}
          {email && (
            <a href={mailtoUrl(email)} className="link">
              {email}
            </a>
          )}
          {phone && `, ${phone}`}
        </p>
      )}
      {proposal.kind === "claim" && (
        <p className="text-sm text-ink-soft wrap-anywhere">
          {company.email ? `Address in the listing: ${company.email}` : "The listing has no address."}
        </p>
      )}
    </div>
  );
}
