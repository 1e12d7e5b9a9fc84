import { useEffect, useRef } from "react";
import { describeSending, quoteSentTitle } from "#client/components/form/describe-sending.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { AcceptedQuote } from "#contract/quotes.ts";

const IN_TEST_MODE = "Your request was logged and no e-mails were sent. It names:";

interface QuoteSentPanelProps {
  accepted: AcceptedQuote;
  onSendAnother: () => void;
}

/** The asked companies, the reference and a link to the receipt, which are still visible after the toast disappears. */
export function QuoteSentPanel({ accepted, onSendAnother }: QuoteSentPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus();
    panel.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="sent"
      className="grid gap-2 rounded-card border-2 border-go bg-go-pale p-5 outline-none sm:p-6"
    >
      <h2 id="sent" className="display text-2xl">
        {quoteSentTitle(accepted)}
      </h2>
      <p>{describeSending(accepted, IN_TEST_MODE)}</p>
      <ul className="list-inside list-[square] font-semibold">
        {accepted.companies.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <p>
        Your reference is <strong className="whitespace-nowrap">{accepted.reference}</strong>.{" "}
        <a href={accepted.receiptUrl} className="link">
          See your receipt
        </a>{" "}
        to track your request.
      </p>
      <button
        type="button"
        onClick={onSendAnother}
        className={`${buttonClass("quiet")} mt-2 justify-self-start`}
      >
        Send Another Quote
      </button>
    </section>
  );
}
