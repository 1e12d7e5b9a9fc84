import type { ReactNode } from "react";
import { OfferSums, SaidFacts } from "#client/components/answers/offer-sums.tsx";
import { comparableWords, laterCharges } from "#client/components/answers/offer-words.ts";
import { formatDate, formatDays } from "#client/components/company/format.ts";
import { shortDay } from "#client/components/job/earliest-day.ts";
import { StarRating } from "#client/components/star-rating.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { OFFER_LABELS } from "#contract/answers/offer.ts";
import type { QuoteReceipt } from "#contract/quotes.ts";
import { upperFirst } from "#contract/text/spelling.ts";
import {
  customerWords,
  type OfferingCompany,
  type ReceiptListing,
  type RefusedChoice,
  toldOtherwise,
  wasToldOtherwise,
} from "../receipt-view.ts";
import { RecipientActions } from "../recipient-actions.tsx";
import { hasPassed, isExpired, type OfferMarks } from "./sort-offers.ts";

interface OfferRowProps {
  receipt: QuoteReceipt;
  company: OfferingCompany;
  listing: ReceiptListing | undefined;
  marks: OfferMarks | undefined;
  refused: RefusedChoice | undefined;
}

export function OfferRow(props: OfferRowProps) {
  const { receipt, company, marks, refused } = props;
  const { offer } = company.answer;
  const isChosen = company.id === receipt.chosenCompanyId;
  return (
    <tr
      className={`card grid grid-cols-1 py-4 print:break-inside-avoid print:py-1 print:**:text-[0.5625rem]! print:**:leading-tight! ${offerColumns} ${isChosen ? "border-2 border-ink" : ""}`}
    >
      <th scope="row" className="grid min-w-0 content-start gap-1 text-left font-normal print:gap-0">
        <OfferCompany {...props} />
      </th>
      <Cell label={forAsked(receipt)} isPlain className="@2xl:row-span-2 @5xl:row-span-1 print:row-span-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="display min-w-0 text-3xl leading-tight wrap-anywhere print:text-base">
            {comparableWords(offer)}
          </span>{" "}
          {marks?.total && <Badge tone="go">{MARKS[marks.total]}</Badge>}
        </p>
        <OfferSums offer={offer} job={receipt.job} />
      </Cell>
      <Cell label="Could still be charged">
        <SaidFacts facts={laterCharges(offer, receipt.job ?? {})} />
      </Cell>
      <Cell label="Dates">
        <OfferDates {...props} />
      </Cell>
      {offer.note && (
        <td className="text-sm @2xl:order-last @2xl:col-span-full print:order-last print:col-span-full print:text-xs">
          <figure className="max-w-prose border-l-4 border-line pl-3 print:max-w-none print:pl-2">
            <figcaption className="text-muted wrap-anywhere">{company.name} writes:</figcaption>
            <blockquote className="whitespace-pre-line wrap-anywhere">{offer.note}</blockquote>
          </figure>
        </td>
      )}
      <td className="grid content-end gap-2 *:max-w-md has-[[open]]:col-span-full @5xl:content-start print:hidden">
        <RecipientActions receipt={receipt} company={company} refused={refused} />
      </td>
    </tr>
  );
}

export const forAsked = (receipt: QuoteReceipt): string => `For what ${customerWords(receipt).you} asked`;

interface CellProps {
  label: string;
  isPlain?: boolean;
  className?: string;
  children: ReactNode;
}

function Cell({ label, isPlain = false, className = "", children }: CellProps) {
  return (
    <td className={`min-w-0 ${className}`}>
      <p className={`mb-1 text-sm font-bold @5xl:hidden print:hidden ${isPlain ? "@max-2xl:sr-only" : ""}`}>
        {label}
      </p>
      {children}
    </td>
  );
}

/** A printed row has four columns, because the column of buttons is left out. */
export const offerColumns =
  "gap-x-5 gap-y-4 px-4 @2xl:grid-cols-2 @2xl:px-5 @5xl:grid-cols-[5fr_7fr_5fr_5fr_13.5rem] print:grid-cols-[4fr_5fr_4fr_4fr] print:gap-x-4 print:gap-y-1 print:px-2";

/** The content of a row header, so it contains no heading. */
function OfferCompany({ receipt, company, listing }: OfferRowProps) {
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
      {company.id === receipt.chosenCompanyId && (
        <p>
          <Badge tone="skip">{upperFirst(customerWords(receipt).your)} choice</Badge>
        </p>
      )}
      {wasToldOtherwise(receipt, company) && (
        <p>
          <Badge>{toldOtherwise(receipt)}</Badge>
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
      <p className="text-xs text-ink-soft wrap-anywhere @2xl:text-sm print:text-xs">
        {listing?.licenseNumber ? (
          <>
            Licence {listing.licenseNumber}, as listed.{" "}
            <span className={listing.isCarrierDoubtful ? "font-semibold text-stop" : ""}>
              {listing.carrierCheck}
            </span>
          </>
        ) : (
          "Licence number: not said"
        )}
      </p>
      <p className="text-xs text-muted @2xl:text-sm print:text-xs">
        {version > 1 ? "New price" : "Answered"} on{" "}
        <time dateTime={answeredAt}>{formatDate(answeredAt)}</time>
      </p>
    </>
  );
}

const MARKS = { lowest: "Lowest total", "lowest-complete": "Lowest complete total" } as const;

function OfferDates({ receipt, company, marks }: OfferRowProps) {
  const { earliestDate, validUntil, hireDays } = company.answer.offer;
  const { date: wanted } = receipt;
  const isLate = wanted !== null && earliestDate !== null && earliestDate > wanted;
  const isOver = earliestDate !== null && hasPassed(earliestDate);
  const permit = company.permitQuestion;
  const isBeforePermit = permit !== null && earliestDate !== null && earliestDate < permit.firstDay;
  // From the delivery on, no other day matters, and the question about the permit is gone.
  const isToCome = receipt.hire === null || receipt.hire.stage === "chosen";
  const isEarliest = marks?.isEarliest && isToCome && !isBeforePermit;
  const permitWords = permit?.isTooEarly ? permit.text : null;
  return (
    <SaidFacts
      facts={[
        {
          label: OFFER_LABELS.earliestDate,
          text: earliestDate && (isOver ? "ask" : shortDay(earliestDate)),
          note: (isEarliest || isLate || isOver || permitWords) && (
            <>
              {isEarliest && <Badge tone="go">Earliest date</Badge>}{" "}
              {isOver && <span className="text-ink-soft">They said {shortDay(earliestDate)}</span>}{" "}
              {isLate && (
                <span className="text-ink-soft">
                  {upperFirst(customerWords(receipt).you)} asked for {shortDay(wanted)}
                </span>
              )}{" "}
              {permitWords && (
                <span className="justify-self-start font-semibold text-stop">{permitWords}</span>
              )}
            </>
          ),
        },
        {
          label: OFFER_LABELS.hireDays,
          text: hireDays === null ? null : formatDays(hireDays),
        },
        {
          label: isExpired(company) ? "Price held until" : OFFER_LABELS.validUntil,
          text: validUntil && shortDay(validUntil),
          note: isExpired(company) && <Badge tone="stop">Out of date: ask again</Badge>,
        },
      ]}
    />
  );
}
