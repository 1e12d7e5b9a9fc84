import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { LoaderArgs, ScreenProps } from "#client/page.ts";
import { PAGES } from "#contract/pages.ts";
import { FACT_LABELS } from "#contract/quote-words.ts";
import { askedIn, type RecordFacts, recordFacts } from "./record-facts.ts";
import { RecordSheet } from "./record-sheet.tsx";

export async function loader({ params, services }: LoaderArgs) {
  const receipt = await services.quotes.receipt(params.token ?? "");
  if (!receipt) return { status: 404 };
  const company = services.companies.find(receipt.chosenCompanyId ?? 0);
  const nation = services.permits.nationOf(askedIn(receipt, FACT_LABELS.location) ?? "");
  return { props: { facts: recordFacts(receipt, company, nation) } };
}

interface RecordProps extends ScreenProps {
  /** Null if no company is chosen; undefined if the request does not exist. */
  facts?: RecordFacts | null;
}

export default function RecordScreen({ params, facts }: RecordProps) {
  const isBusiness = usePageParams().get("for") === "business";
  return (
    <div className="page max-w-3xl py-8 print:max-w-none print:p-0">
      <title>{PAGES.record.title}</title>
      <meta name="robots" content="noindex" />
      <Content facts={facts} isBusiness={isBusiness} receiptUrl={`/receipt/${params.token}`} />
    </div>
  );
}

interface ContentProps extends Pick<RecordProps, "facts"> {
  isBusiness: boolean;
  receiptUrl: string;
}

function Content({ facts, isBusiness, receiptUrl }: ContentProps) {
  if (facts === undefined) {
    return (
      <MessagePanel title="Request Not Found">
        <p className="text-ink-soft">Please check that the link is complete.</p>
      </MessagePanel>
    );
  }
  if (facts === null) {
    return (
      <MessagePanel title="No company chosen yet">
        <p className="text-ink-soft">
          This record names the company that takes your waste. Choose one on your request first.
        </p>
        <a href={receiptUrl} className={buttonClass("primary")}>
          Your request
        </a>
      </MessagePanel>
    );
  }
  return <RecordSheet facts={facts} isBusiness={isBusiness} receiptUrl={receiptUrl} />;
}
