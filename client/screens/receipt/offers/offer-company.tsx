import { formatDate } from "#client/components/company/format.ts";
import { StarRating } from "#client/components/star-rating.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import type { OfferingCompany, ReceiptFirm } from "../receipt-view.ts";

interface OfferCompanyProps {
  company: OfferingCompany;
  /** Undefined if the company is no longer listed. */
  firm: ReceiptFirm | undefined;
  isChosen: boolean;
}

/** The company of an offer, with its rating and the check of its registration. A row header, so it contains no heading. */
export function OfferCompany({ company, firm, isChosen }: OfferCompanyProps) {
  const { version, answeredAt } = company.answer.offer;
  return (
    <>
      <p className="text-lg leading-snug font-bold wrap-anywhere print:text-sm">
        {firm ? (
          <a href={`/company/${company.id}`} className="hover:underline">
            {company.name}
          </a>
        ) : (
          company.name
        )}
      </p>
      {isChosen && (
        <p>
          <Badge tone="skip">Your choice</Badge>
        </p>
      )}
      {company.phone && <p className="hidden text-xs print:block">{company.phone}</p>}
      {firm && (
        <StarRating rating={firm.rating} reviewCount={firm.reviewCount} className="text-sm print:text-xs" />
      )}
      <p className="text-sm text-ink-soft wrap-anywhere print:text-xs">
        {firm?.licenseNumber
          ? `Licence ${firm.licenseNumber}, as they state it. ${firm.carrierCheck}`
          : "Licence number: not said"}
      </p>
      <p className="text-sm text-muted print:text-xs">
        {version > 1 ? "New price" : "Answered"} on{" "}
        <time dateTime={answeredAt}>{formatDate(answeredAt)}</time>
      </p>
    </>
  );
}
