import type { ReactNode } from "react";
import { laterCharges } from "#client/components/answers/offer-words.ts";
import { SaidFacts } from "#client/components/answers/said-facts.tsx";
import type { QuoteReceipt } from "#contract/quotes.ts";
import { CallLink } from "../call-link.tsx";
import { ChooseForm } from "../choose-form.tsx";
import { NotChosen } from "../not-chosen.tsx";
import { canChoose, type OfferingCompany, type ReceiptListing, type RefusedChoice } from "../receipt-view.ts";
import { OfferCompany } from "./offer-company.tsx";
import { OfferDates } from "./offer-dates.tsx";
import { OfferTotal } from "./offer-total.tsx";
import { isExpired, type OfferMarks } from "./sort-offers.ts";

interface OfferRowProps {
  receipt: QuoteReceipt;
  company: OfferingCompany;
  listing: ReceiptListing | undefined;
  marks: OfferMarks | undefined;
  refused: RefusedChoice | undefined;
}

/** One offer. In a card of two columns, the total and the buttons are on the right. */
export function OfferRow({ receipt, company, listing, marks, refused }: OfferRowProps) {
  const { offer } = company.answer;
  const isChosen = company.id === receipt.chosenCompanyId;
  return (
    <tr
      className={`card grid grid-cols-1 py-4 print:break-inside-avoid print:py-1 print:**:text-[0.5625rem]! print:**:leading-tight! ${offerColumns} ${isChosen ? "border-2 border-ink" : ""}`}
    >
      <th scope="row" className="grid min-w-0 content-start gap-1 text-left font-normal print:gap-0">
        <OfferCompany company={company} listing={listing} isChosen={isChosen} />
      </th>
      <Cell label="For what you asked" className="@2xl:row-span-2 @5xl:row-span-1 print:row-span-1">
        <OfferTotal offer={offer} mark={marks?.total ?? null} />
      </Cell>
      <Cell label="Could still be charged">
        <SaidFacts facts={laterCharges(offer, receipt.job?.stands)} />
      </Cell>
      <Cell label="Dates">
        <OfferDates
          offer={offer}
          wanted={receipt.date}
          isEarliest={marks?.isEarliest ?? false}
          isExpired={isExpired(company)}
        />
      </Cell>
      {offer.note && <Note from={company.name}>{offer.note}</Note>}
      <td className="grid content-end gap-2 @5xl:content-start print:hidden">
        <NotChosen company={company} refused={refused} />
        {canChoose(receipt) && <ChooseForm receipt={receipt} company={company} variant="primary" />}
        <CallLink name={company.name} phone={company.phone} />
      </td>
    </tr>
  );
}

interface CellProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** The label replaces the column header if rows are cards. */
function Cell({ label, className = "", children }: CellProps) {
  return (
    <td className={`min-w-0 ${className}`}>
      <p className="mb-1 text-sm font-bold @5xl:hidden print:hidden">{label}</p>
      {children}
    </td>
  );
}

const Note = ({ from, children }: { from: string; children: string }) => (
  <td className="text-sm @2xl:order-last @2xl:col-span-full print:order-last print:col-span-full print:text-xs">
    <figure className="max-w-prose border-l-4 border-line pl-3 print:max-w-none print:pl-2">
      <figcaption className="text-muted wrap-anywhere">{from} writes:</figcaption>
      <blockquote className="whitespace-pre-line wrap-anywhere">{children}</blockquote>
    </figure>
  </td>
);

/**
 * CSS classes of the headers and rows of offers. If five columns fit, an offer is a table row; otherwise it is a card with one
 * or two columns. A printed row has four columns, because the column of buttons is left out.
 */
export const offerColumns =
  "gap-x-5 gap-y-4 px-4 @2xl:grid-cols-2 @2xl:px-5 @5xl:grid-cols-[5fr_7fr_5fr_5fr_13.5rem] print:grid-cols-[4fr_5fr_4fr_4fr] print:gap-x-4 print:gap-y-1 print:px-2";
