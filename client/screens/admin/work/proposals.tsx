import { useRef } from "react";
import { formatDate, mailtoUrl } from "#client/components/company/format.ts";
import { TextAreaField, TextField } from "#client/components/form/fields.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { RequestError } from "#client/queries/request.ts";
import { CORRECTABLE } from "#contract/firms/listing-parts.ts";
import type { Proposal, ProposalKind } from "#contract/proposals/proposals.ts";
import { ActButton } from "../act-button.tsx";
import { ACTS, type Act, type ActName } from "../acts.ts";
import { useWarnings, Warnings } from "../company-dialog/use-warnings.tsx";
import { InboxSection, type ItemProps } from "../inbox-section.tsx";
import { findCompany, proposalsQueryOptions } from "../queries.ts";
import { useAdminQuery } from "../session.tsx";
import { forgetTyped, useTypedText } from "../typed-words.ts";
import { useAct, useErrorToast, useRefresh } from "../use-act.ts";
import type { OnDone, UndoableAction } from "./use-undo.tsx";

interface Acts {
  approve: ActName;
  refuse: ActName;
  /** The messages about what was done. */
  approved: string;
  refused: string;
}

/** What can be done with a proposal of each kind. Approving one that writes no value only marks it as done. */
const ACTS_OF_KIND: Record<ProposalKind, Acts> = {
  claim: {
    approve: "approveClaim",
    refuse: "refuseClaim",
    approved: "The link to the company's page is on its way",
    refused: "The claim is refused, and the person is told",
  },
  removal: {
    approve: "deleteListing",
    refuse: "showAgain",
    approved: "The listing is deleted and will not be imported again",
    refused: "The listing shows again",
  },
  change: {
    approve: "applyChange",
    refuse: "refuseChange",
    approved: "The listing is changed",
    refused: "The listing stays as it was",
  },
  correction: {
    approve: "applyChange",
    refuse: "leaveAsIs",
    approved: "The listing is changed",
    refused: "The listing stays as it was",
  },
};

const actsOf = ({ kind, canApply }: Proposal): Acts =>
  kind === "correction" && !canApply
    ? { ...ACTS_OF_KIND[kind], approve: "markDone", approved: "The correction is marked as done" }
    : ACTS_OF_KIND[kind];

interface ProposalsProps {
  kind: ProposalKind;
  title: string;
  empty: string;
}

/** The proposals of one kind in the order of the API. */
export const ProposalsSection = ({ kind, ...section }: ProposalsProps) => (
  <InboxSection
    {...section}
    found={useAdminQuery(proposalsQueryOptions(kind))}
    row={(props) => <ProposalRow {...props} />}
  />
);

/**
 * A proposal of any kind, with buttons to accept or refuse it. If accepting writes a value into the listing, that value can be
 * edited first.
 */
function ProposalRow({ item: proposal, onDone }: ItemProps<Proposal>) {
  const { id, kind, company, present, suggestion, canApply, picture } = proposal;
  const value = useTypedText(`proposal ${id}: value`, suggestion ?? "");
  const reason = useTypedText(`proposal ${id}: reason`);
  const decide = useDecide(proposal, onDone);
  const { warnings, warn } = useValueWarnings(proposal);
  const { approve, refuse } = actsOf(proposal);
  const subject = { name: company.name, to: proposal.email };
  const isBusy = useRef(false);
  const press = async (decision: "approve" | "refuse") => {
    if (isBusy.current || decide.isPending) return;
    isBusy.current = true;
    const isWarned = decision === "approve" && canApply && (await warn(value.text));
    isBusy.current = false;
    if (!isWarned)
      decide.mutate({
        decision,
        ...(canApply && { value: value.text, present }),
        ...(reason.text && { reason: reason.text }),
      });
  };
  return (
    <li className="grid gap-3 px-5 py-4">
      <ProposalWords proposal={proposal} />
      {canApply && (
        <TextField
          label="Write into the listing"
          {...value.field}
          error={decide.problem}
          className="max-w-xl"
        />
      )}{" "}
      {(kind === "claim" || picture) && (
        <TextAreaField
          label="Reason, if you refuse"
          hint={picture ? "The company reads it on its page." : "The person reads it in our email."}
          rows={2}
          {...reason.field}
          className="max-w-xl"
        />
      )}
      <Warnings warnings={warnings} submit={ACTS[approve].label} />
      <div className="flex flex-wrap gap-2">
        <ActButton
          act={approve}
          subject={subject}
          variant={kind === "removal" ? "danger" : "primary"}
          isPending={decide.isPending}
          onPress={() => press("approve")}
        />
        <ActButton
          act={refuse}
          subject={subject}
          isPending={decide.isPending}
          onPress={() => press("refuse")}
        />
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

/** The request that takes a decision back, or null if the act cannot be recalled. */
function undoOf(act: ActName, said: string, { id, company: { name } }: Proposal): UndoableAction | null {
  const recall: Act = ACTS[act];
  if (!("undo" in recall)) return null;
  const text = `${said.replace(/^The (listing|correction)/, (subject) => `${subject} of ${name}`)}.`;
  return { text, undo: (request) => request("POST", `/api/proposals/${id}/reopen`) };
}

interface SentDecision {
  decision: "approve" | "refuse";
  value?: string;
  present?: string | null;
  reason?: string;
}

function useDecide(proposal: Proposal, onDone: OnDone) {
  const { approve, refuse, approved, refused } = actsOf(proposal);
  const actOf = ({ decision }: SentDecision) =>
    decision === "approve" ? ([approve, approved] as const) : ([refuse, refused] as const);
  const showError = useErrorToast("Failed to decide");
  const refresh = useRefresh();
  const deciding = useAct({
    send: async (request, sent: SentDecision) =>
      (await request("POST", `/api/proposals/${proposal.id}/decide`, sent)).json(),
    done: (_, sent) => actOf(sent)[1],
    onDone: (_, sent) => {
      forgetTyped(`proposal ${proposal.id}:`);
      onDone(undoOf(...actOf(sent), proposal));
    },
    onError: (error) => {
      if (problemOf(error) === undefined) showError(error);
      // The listing has changed since, or somebody has decided. The reload shows the newer value, or no row.
      if (isConflict(error) || isGone(error)) return refresh();
    },
  });
  return { ...deciding, problem: problemOf(deciding.error) };
}

const isConflict = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.status === 409;

const isGone = (error: unknown): boolean => error instanceof RequestError && error.status === 404;

/** The server's message, if it refused the value, or refused to write it over a newer one. */
const problemOf = (error: unknown): string | undefined =>
  isConflict(error) || (error instanceof RequestError && error.status === 400)
    ? (error.serverMessage ?? undefined)
    : undefined;

function ProposalWords({ proposal }: { proposal: Proposal }) {
  const { company, field, present, suggestion, picture, source, canApply, createdAt } = proposal;
  const { name, email, phone, isAddressConfirmed } = proposal;
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
      )}{" "}
      {picture && (
        <img
          src={picture}
          alt={`Logo that ${company.name} wants to show`}
          width={128}
          height={128}
          className="size-32 rounded-control border border-line object-contain"
        />
      )}{" "}
      {suggestion && !canApply && !picture && (
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">“{suggestion}”</p>
      )}
      {source && <p className="wrap-anywhere">Source: {source}</p>}{" "}
      {(name || email || phone) && (
        <p className="wrap-anywhere">
          {name}
          {name && email && ", "}
          {email && (
            <a href={mailtoUrl(email)} className="link">
              {email}
            </a>
          )}
          {(name || email) && phone && ", "}
          {phone}
        </p>
      )}{" "}
      {isAddressConfirmed !== null && (
        <p>
          <Badge tone={isAddressConfirmed ? "go" : "plain"}>
            {isAddressConfirmed ? "Address confirmed" : "Address not confirmed"}
          </Badge>
        </p>
      )}{" "}
      {proposal.kind === "claim" && (
        <p className="text-sm text-ink-soft wrap-anywhere">
          {company.email ? `Address in the listing: ${company.email}` : "The listing has no address."}
        </p>
      )}
    </div>
  );
}
