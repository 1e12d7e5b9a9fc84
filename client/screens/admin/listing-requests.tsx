import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { formatDate } from "#client/components/company/format.ts";
import { Icon } from "#client/components/icon.tsx";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { Company } from "#contract/companies.ts";
import type { Lead } from "#contract/leads.ts";
import { leadsQueryOptions } from "./queries.ts";
import { useAdminSession } from "./session.tsx";
import { useAdminQuery } from "./use-admin-query.ts";

/** The values of a new company that the listing request contains. */
const toCompany = ({ companyName, location, phone, email, projectDetails }: Lead): Partial<Company> => ({
  name: companyName ?? "",
  location: location ?? "",
  phone,
  email,
  description: projectDetails,
});

/** Businesses that asked to be listed. Collapsed while there are none. */
export function ListingRequests({ onAdd }: { onAdd: (prefilled: Partial<Company>) => void }) {
  const { data: leads, isError } = useAdminQuery(leadsQueryOptions());
  const summary = useRef<HTMLElement>(null);
  if (isError) return <p className="text-stop">Failed to fetch listing requests</p>;
  return (
    <details className="card group" open={leads !== undefined && leads.length > 0}>
      <summary ref={summary} className="flex min-h-14 list-none items-center gap-3 px-5 marker:content-none">
        <h2 className="display text-xl">Listing requests</h2>
        <Badge tone={leads?.length ? "skip" : "plain"}>{leads?.length ?? 0}</Badge>
        <Icon name="down" size="size-5" className="ml-auto transition-transform group-open:rotate-180" />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {leads?.map((lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            onAdd={() => onAdd(toCompany(lead))}
            onDone={() => summary.current?.focus()}
          />
        ))}
        {leads?.length === 0 && <li className="px-5 py-4 text-ink-soft">No listing requests.</li>}
      </ul>
    </details>
  );
}

interface LeadRowProps {
  lead: Lead;
  onAdd: () => void;
  onDone: () => void;
}

function LeadRow({ lead, onAdd, onDone }: LeadRowProps) {
  const { request } = useAdminSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const removing = useMutation({
    mutationFn: () => request("DELETE", `/api/leads/${lead.id}`),
    onSuccess: () => {
      onDone();
      return queryClient.invalidateQueries({ queryKey: leadsQueryOptions().queryKey });
    },
    onError: () =>
      showToast({ title: "Error", description: "Failed to delete listing request", destructive: true }),
  });
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-5 py-4">
      <div className="mr-auto grid min-w-0 gap-0.5">
        <h3 className="font-bold wrap-anywhere">{lead.companyName || lead.name}</h3>
        <p className="text-ink-soft wrap-anywhere">
          {[lead.name, lead.location, formatDate(lead.createdAt)].filter(Boolean).join(", ")}
        </p>
        <p className="wrap-anywhere">
          <a href={`mailto:${lead.email}`} className="link">
            {lead.email}
          </a>
          , {lead.phone}
        </p>
        {lead.projectDetails && (
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{lead.projectDetails}</p>
        )}
      </div>
      <div className="flex gap-2">
        <button type="button" onClick={onAdd} className={buttonClass("primary", "small")}>
          Add as company
        </button>
        <button
          type="button"
          onClick={() => removing.isPending || removing.mutate()}
          aria-disabled={removing.isPending}
          aria-label={`Done with the listing request of ${lead.companyName || lead.name}`}
          className={buttonClass("quiet", "small")}
        >
          Done
        </button>
      </div>
    </li>
  );
}
