import type { QuoteReceiptCompany } from "#contract/quotes.ts";
import { CHOICE_ID, type RefusedChoice } from "./receipt-view.ts";

interface NotChosenProps {
  company: QuoteReceiptCompany;
  /** The choice that was refused. Undefined if there is none. */
  refused: RefusedChoice | undefined;
}

/**
 * Says why the choice of this company was refused. The form of the choice posts to the id of this message, so the browser moves
 * the focus to it.
 */
export function NotChosen({ company, refused }: NotChosenProps) {
  if (refused?.companyId !== company.id) return null;
  return (
    <p
      id={CHOICE_ID}
      role="alert"
      tabIndex={-1}
      className="max-w-md scroll-mt-4 border-l-4 border-stop bg-stop-pale px-4 py-3 font-semibold wrap-anywhere print:hidden"
    >
      {refused.text}
    </p>
  );
}
