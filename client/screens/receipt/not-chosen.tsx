import type { QuoteReceiptCompany } from "#contract/quotes.ts";
import type { RefusedChoice } from "./receipt-view.ts";

/** The form of a choice posts to this fragment: the browser then scrolls to the message and focuses it, if there is one. */
export const NOT_CHOSEN_ID = "not-chosen";

interface NotChosenProps {
  company: QuoteReceiptCompany;
  /** The choice that was refused. Undefined if there is none. */
  refused: RefusedChoice | undefined;
}

/** The reason why this company was not chosen. */
export function NotChosen({ company, refused }: NotChosenProps) {
  if (refused?.companyId !== company.id) return null;
  return (
    <p
      id={NOT_CHOSEN_ID}
      role="alert"
      tabIndex={-1}
      className="max-w-md scroll-mt-4 border-l-4 border-stop bg-stop-pale px-4 py-3 font-semibold wrap-anywhere print:hidden"
    >
      {refused.text}
    </p>
  );
}
