import { formatDate } from "#client/components/company/format.ts";
import { StarRating } from "#client/components/star-rating.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import type { OfferingCompany, ReceiptListing } from "../receipt-view.ts";

interface OfferCompanyProps {
  company: OfferingCompany;
  /** Undefined if the company is no longer listed. */
  listing: ReceiptListing | undefined;
  isChosen: boolean;
}

/** The company of an offer, with its rating and the check of its registration. A row header, so it contains no heading. */
export function OfferCompany({ company, listing, isChosen }: OfferCompanyProps) {
  const { version, answeredAt } = company.answer.offer;
  return (
    <>
      <p className="text-lg leading-snug font-bold wrap-anywhere print:text-sm">
        {listing ? (
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
      {company.phone && <p className="hidden text-xs print:block">{company.phone}</p>}{" "}
      {listing && (
        <StarRating
          rating={listing.rating}
          reviewCount={listing.reviewCount}
          className="text-sm print:text-xs"
        />
      )}
      <p className="text-sm text-ink-soft wrap-anywhere print:text-xs">
        {listing?.licenseNumber ? (
          <>
            Licence {listing.licenseNumber}, as they state it.{" "}
            <span className={listing.isCarrierDoubtful ? "font-semibold text-stop" : ""}>
              {listing.carrierCheck}
            </span>
          </>
        ) : (
          "Licence number: not said"
        )}
      </p>
      <p className="text-sm text-muted print:text-xs">
        {version > 1 ? "New price" : "Answered"} on{" "}
        <time dateTime={answeredAt}>{formatDate(answeredAt)}</time>
      </p>
    </>
  );
}
