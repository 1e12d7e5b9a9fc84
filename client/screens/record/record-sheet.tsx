import { BusinessRecord } from "./business-record.tsx";
import { HouseholdRecord } from "./household-record.tsx";
import type { RecordFacts } from "./record-facts.ts";

interface RecordSheetProps {
  facts: RecordFacts;
  isBusiness: boolean;
  receiptUrl: string;
}

const FORMS = [
  { isBusiness: false, label: "Household", href: "?" },
  { isBusiness: true, label: "Business", href: "?for=business" },
];

/** The record on one sheet of A4, with links to the receipt and to the other form. */
export function RecordSheet({ facts, isBusiness, receiptUrl }: RecordSheetProps) {
  return (
    <div className="grid grid-cols-1 gap-5 print:gap-0">
      <div className="grid gap-3 print:hidden">
        <a href={receiptUrl} className="link justify-self-start">
          Back to your request
        </a>
        <nav aria-label="Forms of the record" className="flex flex-wrap gap-2">
          {FORMS.map((form) => (
            <a
              key={form.label}
              href={form.href}
              aria-current={form.isBusiness === isBusiness ? "page" : undefined}
              className="flex min-h-11 items-center rounded-control border-2 border-ink/80 bg-white px-5 font-bold aria-[current]:bg-ink aria-[current]:text-white"
            >
              {form.label}{" "}
            </a>
          ))}
        </nav>
        <p className="text-ink-soft">
          Print this page, or save it as a PDF, from your browser's menu. Then fill in the dotted lines.
        </p>
      </div>
      <article className="card grid grid-cols-1 gap-4 p-5 sm:p-8 print:gap-2 print:border-0 print:p-0 print:shadow-none">
        <header>
          <h1 className="display text-3xl print:text-xl">Duty-of-care record</h1>
          <p className="text-ink-soft print:text-xs">
            {isBusiness
              ? "For a business: a draft of the waste transfer note, for both to complete and sign."
              : "For a household: who took your waste, and what you checked."}{" "}
            Reference <strong className="whitespace-nowrap">{facts.reference}</strong>
            {isBusiness && " (yourUniqueReference)"}.
          </p>
        </header>
        {isBusiness ? <BusinessRecord facts={facts} /> : <HouseholdRecord facts={facts} />}
        <p className="text-xs text-muted print:text-[0.5625rem]">
          {isBusiness && "Names in small print are those of the government's waste tracking service. "}Codes
          of wastes: Department for Environment, Food &amp; Rural Affairs, Open Government Licence v3.
        </p>
      </article>
    </div>
  );
}
