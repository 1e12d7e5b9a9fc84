import { useState } from "react";
import { formatDate } from "#client/components/company/format.ts";
import { TextAreaField, TextField } from "#client/components/form/fields.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { RequestError } from "#client/queries/request.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { CORRECTABLE } from "#contract/firms/listing-parts.ts";
import type { Proposal, ProposalKind } from "#contract/proposals/proposals.ts";
import type { WorkKind } from "#contract/work/work-kinds.ts";
import { ActButton, NO_RECALL } from "../act-button.tsx";
import { adminJson, adminRequest } from "../admin-requests.ts";
import { useWarnings, Warnings } from "../company-dialog/warnings.tsx";
import { CompanyPageLink, EmailLink } from "../desk-links.tsx";
import { InboxSection, type ItemProps } from "../inbox-section.tsx";
import { findCompany, listQuery } from "../queries.ts";
import { useTypedText } from "../typed-words.ts";

interface ProposalsProps {
  kind: WorkKind;
  proposals: ProposalKind;
  empty: string;
}

export function ProposalsSection({ proposals, ...section }: ProposalsProps) {
  const found = useQuery(listQuery(`/api/proposals?kind=${proposals}`));
  return <InboxSection {...section} found={found} Row={ProposalRow} />;
}

interface Decision {
  label: string;
  done: string;
  asks?: string;
}

function decisionsOf(proposal: Proposal): Record<"approve" | "refuse", Decision> {
  const { kind, email, field, canApply } = proposal;
  const { name } = proposal.company;
  const person = email ?? "The person";
  if (kind === "claim")
    return {
      approve: {
        label: "Send the link",
        done: "The link to the company's page is on its way",
        asks: `${person} gets the link to the page of ${name} and can then change the listing. Former links to that page end. ${NO_RECALL}`,
      },
      refuse: {
        label: "Refuse the claim",
        done: "The claim is refused, and the person is told",
        asks: `${person} is told by email that we could not confirm ${name} as theirs, with your reason. ${NO_RECALL}`,
      },
    };
  if (kind === "removal")
    return {
      approve: {
        label: "Delete the listing",
        done: "The listing is deleted and will not be imported again",
        asks: `${name} is deleted with its reviews, and will not be imported again. This can't be undone.`,
      },
      refuse: { label: "Show it again", done: "The listing shows again" },
    };
  const apply: Decision = { label: "Apply", done: "The listing is changed" };
  if (field === "email")
    apply.asks = `Quote requests to ${name}, and links to its page, then go to the new address. The former and the new address are told by email. Former links to that page end. ${NO_RECALL}`;
  // Approving a correction that can't be applied automatically only marks it as done.
  const markAsDone = { label: "Mark as done", done: "The correction is marked as done" };
  return {
    approve: kind === "correction" && !canApply ? markAsDone : apply,
    refuse: {
      label: kind === "correction" ? "Leave as it is" : "Refuse",
      done: "The listing stays as it was",
    },
  };
}

/** What a visitor reports may end the listing: that the company has closed, or that it should not be here. */
const mayEndListing = ({ kind, field }: Proposal): boolean =>
  kind === "correction" && (field === "closed" || field === "other");

function takeOut({ name }: Proposal["company"]): Decision {
  return {
    label: "Take the listing out",
    done: "The listing is deleted and will not be imported again",
    asks: `Make sure first, for example by telephone. ${name} is deleted with its reviews, and will not be imported again. This can't be undone.`,
  };
}

function ProposalRow({ item: proposal }: ItemProps<Proposal>) {
  const { id, kind, company, field, present, suggestion, canApply, picture } = proposal;
  const value = useTypedText(`proposal ${id}: value`, suggestion ?? "");
  const reason = useTypedText(`proposal ${id}: reason`);
  const [problem, setProblem] = useState<string>();
  const { warnings, warn } = useWarnings();
  const warnOfValue = async () => {
    const stored = canApply && field !== null && (await findCompany(company.id).catch(() => null));
    return stored ? warn({ ...stored, [field]: value.text }, stored) : false;
  };
  const decisions = { ...decisionsOf(proposal), remove: takeOut(company) };
  const button = (decision: keyof typeof decisions) => {
    const { label, done, asks } = decisions[decision];
    const said = done.replace(/^The (listing|correction)/, (subject) => `${subject} of ${company.name}`);
    return {
      ...{ label, name: `${label}: ${company.name}`, done, asks },
      send: () =>
        adminJson("POST", `/api/proposals/${id}/decide`, {
          decision,
          ...(canApply && { value: value.text, present }),
          ...(reason.text && { reason: reason.text }),
        }),
      undo: () =>
        asks ? null : { text: `${said}.`, undo: () => adminRequest("POST", `/api/proposals/${id}/reopen`) },
      onError: (error: Error) => setProblem(problemOf(error)),
      forgets: `proposal ${id}:`,
    };
  };
  return (
    <li className="grid gap-3 px-5 py-4">
      <ProposalWords proposal={proposal} />
      {canApply && (
        <TextField label="Write into the listing" {...value.field} error={problem} className="max-w-xl" />
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
      <Warnings warnings={warnings} submit={decisions.approve.label} />
      <div className="flex flex-wrap gap-2">
        <ActButton
          {...button("approve")}
          variant={kind === "removal" ? "danger" : "primary"}
          warn={warnOfValue}
        />
        <ActButton {...button("refuse")} />
        {mayEndListing(proposal) && <ActButton {...button("remove")} variant="danger" />}
      </div>
    </li>
  );
}

const problemOf = (error: Error): string | undefined =>
  error instanceof RequestError && [400, 409].includes(error.status)
    ? (error.serverMessage ?? undefined)
    : undefined;

function ProposalWords({ proposal }: { proposal: Proposal }) {
  const { company, field, present, suggestion, picture, source, canApply, createdAt } = proposal;
  const { name, email, phone, isAddressConfirmed } = proposal;
  return (
    <div className="grid gap-0.5">
      <h3 className="font-bold wrap-anywhere">
        <CompanyPageLink id={company.id}>{company.name}</CompanyPageLink>
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
          {email && <EmailLink email={email} />}
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
