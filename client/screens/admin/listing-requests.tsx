import { formatDate, mailtoUrl } from "#client/components/company/format.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { Lead, WaitingLead } from "#contract/leads.ts";
import { ActButton } from "./act-button.tsx";
import type { CompanyDialogStart } from "./company-dialog/company-dialog.tsx";
import { InboxSection, type ItemProps } from "./inbox-section.tsx";
import { LeadMatches, RefuseLead } from "./lead-decision.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { leadsQueryOptions } from "./queries.ts";
import { useAdminQuery } from "./session.tsx";
import { useAct } from "./use-act.ts";

/** Sizes in what an applicant writes: "4, 6 and 8 yd". */
const SIZES =
  /\b\d{1,2}(?:\s*(?:,|\/|&|and|or)\s*\d{1,2})*(?=\s*-?\s*(?:cu(?:bic)?\.?\s*)?(?:yd|yard)s?\b)/gi;

const sizesIn = (text: string): number[] => {
  const numbers = (text.match(SIZES) ?? []).flatMap((sizes) => sizes.match(/\d+/g) ?? []);
  return [...new Set(numbers.map(Number))].sort((one, other) => one - other);
};

/**
 * What the dialog of a new company gets from a listing request: unchecked values, and the applicant's words beside the form.
 * These are addressed to us and no description of the company.
 */
export function startFromLead({ companyName, location, phone, email, ...lead }: Lead): CompanyDialogStart {
  const wrote = [lead.skipSize, lead.projectDetails].filter(Boolean).join("\n");
  const sizes = sizesIn(wrote);
  return {
    prefilled: {
      name: companyName ?? "",
      location: location ?? "",
      phone,
      email,
      verified: false,
      ...(sizes.length > 0 && { skipSizes: sizes.map((size) => `${size} yard`).join(", ") }),
    },
    wrote,
  };
}

export const nameOf = ({ companyName, name }: Lead): string => companyName || name;

/** Businesses that asked to be listed. */
export const ListingRequests = ({ onAdd }: Pick<LeadRowProps, "onAdd">) => (
  <InboxSection
    title="Listing requests"
    empty="No listing requests."
    found={useAdminQuery(leadsQueryOptions())}
    row={(props) => <LeadRow {...props} onAdd={onAdd} />}
  />
);

interface LeadRowProps extends ItemProps<WaitingLead> {
  onAdd: (start: CompanyDialogStart) => void;
}

export function LeadRow({ onAdd, ...props }: LeadRowProps) {
  const { item: lead, onDone } = props;
  const name = nameOf(lead);
  const deleting = useAct({
    send: (request) => request("DELETE", `/api/leads/${lead.id}`),
    done: "Listing request deleted successfully",
    failed: "Failed to delete listing request",
    onDone: () => onDone(null),
  });
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-5 py-4">
      <div className="mr-auto grid min-w-0 flex-1 basis-64 gap-0.5">
        <h3 className="font-bold wrap-anywhere">{name}</h3>
        <p className="text-ink-soft wrap-anywhere">
          {[lead.name, lead.location, formatDate(lead.createdAt)].filter(Boolean).join(", ")}
        </p>
        <p className="wrap-anywhere">
          <a href={mailtoUrl(lead.email)} className="link">
            {lead.email}
          </a>
          , <PhoneLink phone={lead.phone} />
        </p>
        {lead.projectDetails && (
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{lead.projectDetails}</p>
        )}
        <LeadMatches {...props} />
      </div>
      <div className="flex flex-wrap gap-2">
        <RefuseLead {...props} name={name} />
        <button
          type="button"
          onClick={() => onAdd(startFromLead(lead))}
          className={buttonClass(lead.matches.length > 0 ? "quiet" : "primary", "small")}
        >
          Add as company
        </button>
        <ActButton
          act="deleteLead"
          subject={{ name }}
          name={`Delete request of ${name}`}
          variant="danger"
          isPending={deleting.isPending}
          onPress={() => deleting.mutate()}
        >
          Delete request
        </ActButton>
      </div>
    </li>
  );
}
