import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import { PrintButton } from "#client/components/ui/print-button.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { LoaderArgs, ScreenProps } from "#client/page.ts";
import { PAGES } from "#contract/pages.ts";
import { askedIn } from "#contract/quote-words.ts";
import { BusinessRecord } from "./business-record.tsx";
import { BlankLine, Field, PriceFields, SwapFields, WasteList } from "./field.tsx";
import { type RecordFacts, recordFacts } from "./record-facts.ts";

export async function loader({ params, services }: LoaderArgs) {
  const receipt = await services.quotes.receipt(params.token ?? "");
  if (!receipt) return { status: 404 };
  const company = services.companies.find(receipt.chosenCompanyId ?? 0);
  const nation = services.permits.nationOf(askedIn(receipt.asked, "location") ?? "");
  return { props: { facts: recordFacts(receipt, company, nation) } };
}

export const hasScriptButton = true;

interface RecordProps extends ScreenProps {
  /** Null if no company was chosen. Undefined if the request does not exist. */
  facts?: RecordFacts | null;
}

export default function RecordScreen({ params, facts }: RecordProps) {
  const isBusiness = usePageParams().get("for") === "business";
  const receiptUrl = `/receipt/${params.token}`;
  return (
    <div className="page max-w-3xl py-8 print:max-w-none print:p-0">
      <title>{PAGES.record.title}</title>
      <meta name="robots" content="noindex" />
      {facts === undefined && (
        <MessagePanel title="Request Not Found">
          <p className="text-ink-soft">Please check that the link is complete.</p>
        </MessagePanel>
      )}
      {facts === null && (
        <MessagePanel title="No company chosen yet">
          <p className="text-ink-soft">
            This record names the company that takes your waste. Choose one on your request first.
          </p>
          <a href={receiptUrl} className={buttonClass("primary")}>
            Your request
          </a>
        </MessagePanel>
      )}
      {facts && <RecordSheet facts={facts} isBusiness={isBusiness} receiptUrl={receiptUrl} />}
    </div>
  );
}

interface RecordSheetProps {
  facts: RecordFacts;
  isBusiness: boolean;
  receiptUrl: string;
}

const FORMS = [
  { isBusiness: false, label: "Household", href: "?" },
  { isBusiness: true, label: "Business", href: "?for=business" },
];

export function RecordSheet({ facts, isBusiness, receiptUrl }: RecordSheetProps) {
  return (
    <div className="grid grid-cols-1 gap-5 print:gap-0">
      <div className="grid gap-3 print:hidden">
        <a href={receiptUrl} className="link justify-self-start">
          Back to the request
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
        <p className="text-ink-soft">Print it, or save it as a PDF. Then fill in the dotted lines.</p>
        <div>
          <PrintButton />
        </div>
      </div>
      <article className="card grid grid-cols-1 gap-4 p-5 sm:p-8 print:gap-2 print:border-0 print:p-0 print:shadow-none">
        <header>
          <h1 className="display text-3xl print:text-xl">Duty-of-care record</h1>
          <p className="text-ink-soft print:text-xs">
            {isBusiness
              ? "For a business: a draft of the waste transfer note, for both to complete and sign."
              : "For a household: who took your waste, and what you checked."}{" "}
            Reference <strong className="whitespace-nowrap">{facts.reference}</strong>.
          </p>
        </header>
        {isBusiness ? <BusinessRecord facts={facts} /> : <HouseholdRecord facts={facts} />}
        <p className="text-xs text-muted print:text-[0.5625rem]">
          Codes of wastes: Department for Environment, Food &amp; Rural Affairs, Open Government Licence v3.
        </p>
      </article>
    </div>
  );
}

/**
 * By law, a household must take reasonable measures so that only authorised companies take its waste. The record documents these
 * measures.
 */
function HouseholdRecord({ facts }: { facts: RecordFacts }) {
  const { customer, place, delivery, permit, container, wastes, law, company } = facts;
  return (
    <>
      <dl className="border-b border-line">
        <Field label="Company">
          <strong>{company.name}</strong>
          {company.phone && `, ${company.phone}`}
        </Field>
        <Field label="Waste carrier's number">
          {company.licence ? (
            <>
              {company.licence}, as listed here. {company.check}. Check it yourself at the register.
            </>
          ) : (
            "The company has stated none to us: ask for it, and check it at the register."
          )}{" "}
          <span className="mt-1 grid grid-cols-[auto_1fr] items-end gap-x-2 text-sm print:mt-0 print:text-xs">
            I found it at the register on <BlankLine label="day on which it was found, to fill in by hand" />
          </span>
        </Field>
        <Field label="Vehicle registration" />
        <Field label="Waste and code">{wastes.length > 0 ? <WasteList {...facts} /> : null}</Field>
        <Field label="Container">{container}</Field>
        <Field label="From">{customer || place ? [customer, place].filter(Boolean).join(", ") : null}</Field>
        {!facts.deliveredOn && (
          <Field label="Delivery asked for">
            {[delivery ?? "no day was named", permit].filter(Boolean).join(". ")}
          </Field>
        )}
        <Field label="Delivered on">{facts.deliveredOn}</Field>
        <Field label="Collected on">{facts.collectedOn}</Field>
        <SwapFields {...facts} />
        <Field label={`Site it ${facts.collectedOn ? "went" : "goes"} to, as the company says`}>
          {facts.site}
        </Field>
        {facts.weight && <Field label="Weight, as the company says">{facts.weight}</Field>}
        <PriceFields {...facts} />
        <Field label="Paid on, by card or transfer" />
        <Field label="Waste tracking number, eight characters">{facts.tracking}</Field>
      </dl>
      <ul className="grid list-[square] gap-1 pl-5 text-sm print:gap-0 print:text-[0.6875rem] print:leading-snug">
        <li>
          {law.household} You must take all reasonable measures so that your waste goes only to somebody
          authorised to take it.
        </li>
        <li>
          Those measures are: check the carrier's number at the register, note the vehicle, ask where the
          waste goes, pay in a way that leaves a trace, and keep the receipt or invoice.
        </li>
        <li>Keep this record for 2 years.</li>
        <li>This record doesn't prove that the waste was disposed of lawfully.</li>
      </ul>
    </>
  );
}
