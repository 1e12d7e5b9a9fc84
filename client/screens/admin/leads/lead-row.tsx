import { formatDate } from "#client/components/company/format.ts";
import { TextAreaField } from "#client/components/form/fields.tsx";
import { useQuery } from "#client/queries/use-query.ts";
import type { Lead, LeadDecision, WaitingLead } from "#contract/leads.ts";
import { ActButton } from "../act-button.tsx";
import { adminRequest } from "../admin-requests.ts";
import { Button } from "../button.tsx";
import type { CompanyDialogStart } from "../company-dialog/company-dialog.tsx";
import { useCompanyDialog } from "../company-dialog/use-company-dialog.tsx";
import { CompanyPageLink, EmailLink, PhoneLink } from "../desk-links.tsx";
import { InboxSection, type ItemProps } from "../inbox-section.tsx";
import { listQuery, sameInWords } from "../queries.ts";
import { useTypedText } from "../typed-words.ts";

const SIZES =
  /\b\d{1,2}(?:\s*(?:,|\/|&|and|or)\s*\d{1,2})*(?=\s*-?\s*(?:cu(?:bic)?\.?\s*)?(?:yd|yard)s?\b)/gi;

const sizesIn = (text: string): number[] => {
  const numbers = (text.match(SIZES) ?? []).flatMap((sizes) => sizes.match(/\d+/g) ?? []);
  return [...new Set(numbers.map(Number))].sort((one, other) => one - other);
};

const POSTCODE = /,?\s*\b([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[A-Z]{2})$/i;

function placeOf(text: string) {
  const [end, outward, inward] = POSTCODE.exec(text.trim()) ?? [];
  if (end === undefined) return { location: text };
  return { location: text.trim().slice(0, -end.length), postcode: `${outward} ${inward}`.toUpperCase() };
}

/**
 * Prefills the form for a new company with unchecked values. The applicant's message is shown beside the form, because it is
 * addressed to us and does not describe the company.
 */
export function startFromLead({ companyName, location, phone, email, ...lead }: Lead): CompanyDialogStart {
  const wrote = [lead.skipSize, lead.projectDetails].filter(Boolean).join("\n");
  const sizes = sizesIn(wrote);
  return {
    prefilled: {
      name: companyName ?? "",
      ...placeOf(location ?? ""),
      phone,
      email,
      verified: false,
      ...(sizes.length > 0 && { skipSizes: sizes.map((size) => `${size} yard`).join(", ") }),
    },
    wrote,
  };
}

export const nameOf = ({ companyName, name }: Lead): string => companyName || name;

export function ListingRequests() {
  const found = useQuery(listQuery("/api/leads"));
  return <InboxSection kind="listingRequests" empty="No listing requests." found={found} Row={LeadRow} />;
}

const decide = (id: number, decision: LeadDecision) => ({
  send: () => adminRequest("POST", `/api/leads/${id}/decide`, decision),
  done: "The business is told by email",
  forgets: `lead ${id}:`,
});

export function LeadRow({ item: lead }: ItemProps<WaitingLead>) {
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-5 py-4">
      <div className="mr-auto grid min-w-0 flex-1 basis-64 gap-0.5">
        <h3 className="font-bold wrap-anywhere">{nameOf(lead)}</h3>
        <p className="text-ink-soft wrap-anywhere">
          {[lead.name, lead.location, formatDate(lead.createdAt)].filter(Boolean).join(", ")}
        </p>
        <p className="wrap-anywhere">
          <EmailLink email={lead.email} />, <PhoneLink phone={lead.phone} />
        </p>
        {lead.projectDetails && (
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{lead.projectDetails}</p>
        )}
        {lead.askedToLeave && (
          <p className="border-l-4 border-stop bg-stop-pale px-3 py-2">
            A company like this asked not to be listed. Make sure that this request comes from it.
          </p>
        )}
        <Matches lead={lead} />
      </div>
      <Buttons lead={lead} />
    </li>
  );
}

/** A listing just added from the request is also shown, so that the administrator can tell the business about it. */
const Matches = ({ lead }: { lead: WaitingLead }) =>
  lead.matches.map(({ id, name, location, isPublic, because }) => (
    <div
      key={id}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-l-4 border-skip bg-skip-pale px-3 py-2"
    >
      <p className="wrap-anywhere">
        In the directory:{" "}
        <CompanyPageLink id={id}>
          {name}, {location}
        </CompanyPageLink>{" "}
        ({sameInWords(because)})
      </p>
      {isPublic ? (
        <ActButton
          label="Tell them it is listed"
          name={`Tell them it is listed: ${name}`}
          variant="primary"
          title="Tell them it is listed"
          action="Tell them"
          asks={`${lead.email} is told that ${name} is in the directory, and the listing request is deleted. This action cannot be undone.`}
          {...decide(lead.id, { decision: "listed", companyId: id })}
        />
      ) : (
        <span className="text-sm">Hidden at the moment</span>
      )}
    </div>
  ));

function Buttons({ lead }: { lead: WaitingLead }) {
  const name = nameOf(lead);
  const { open, dialog } = useCompanyDialog();
  const reason = useTypedText(`lead ${lead.id}: reason`);
  return (
    <div className="flex flex-wrap gap-2">
      <ActButton
        label="Refuse"
        name={`Refuse ${name}`}
        action="Refuse and tell them"
        asks={
          <TextAreaField
            label="Reason"
            hint="The business reads it in our email."
            required
            data-autofocus
            {...reason.field}
          />
        }
        isIncomplete={reason.text.trim() === ""}
        {...decide(lead.id, { decision: "refused", reason: reason.text })}
      />
      <Button
        variant={lead.matches.length > 0 ? "quiet" : "primary"}
        aria-label={`Add as company: ${name}`}
        onPress={() => open(startFromLead(lead))}
      >
        Add as company
      </Button>
      <ActButton
        label="Delete request"
        name={`Delete request of ${name}`}
        variant="danger"
        title="Delete listing request"
        action="Delete"
        asks={`Are you sure you want to delete the listing request from ${name}? This action cannot be undone.`}
        send={() => adminRequest("DELETE", `/api/leads/${lead.id}`)}
        done="Listing request deleted successfully"
        failed="Failed to delete listing request"
      />
      {dialog}
    </div>
  );
}
