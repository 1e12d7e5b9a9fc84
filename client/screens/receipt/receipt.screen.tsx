import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import type { ActionArgs, LoaderArgs, ScreenProps } from "#client/page.ts";
import type { QuoteReceipt } from "#contract/quotes.ts";
import { ReceiptDetails } from "./receipt-details.tsx";

// A receipt is personal: it must not be cached, indexed or leaked in a referrer. "no-referrer" would make forms post with
// the origin "null", which the cross-site check refuses.
const PRIVATE_HEADERS = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
  "referrer-policy": "same-origin",
};

export async function loader({ params, services }: LoaderArgs) {
  const receipt = await services.quotes.receipt(params.token ?? "");
  return { props: { receipt }, status: receipt ? 200 : 404, headers: PRIVATE_HEADERS };
}

/** Changes the request. Only a POST does so: mail programs open links on their own. */
export async function action({ form, params: { token = "" }, services }: ActionArgs) {
  const { quotes } = services;
  const changes = new Map([
    ["choose", () => quotes.choose(token, Number(form.get("companyId")))],
    ["confirm", () => quotes.confirm(token)],
    ["send-link", () => quotes.sendLink(token)],
    ["withdraw", () => quotes.withdraw(token)],
    ["erase", () => quotes.erase(token)],
  ]);
  const intent = String(form.get("intent"));
  const changed = await changes.get(intent)?.();
  if (!changed) return { status: 404 };
  if ("refused" in changed) return { props: { notice: changed.refused }, status: 409 };
  if (intent === "send-link") return { props: { notice: "We have sent the email again." } };
  return { redirect: `/receipt/${token}` };
}

interface ReceiptProps extends ScreenProps {
  receipt?: QuoteReceipt | null;
  /** What became of the action: why it was refused, or that the email was sent. */
  notice?: string;
}

export default function ReceiptScreen({ receipt, notice }: ReceiptProps) {
  return (
    <div className="page max-w-3xl py-8 print:py-0">
      <title>Your quote request</title>
      <meta name="robots" content="noindex" />
      {receipt ? (
        <ReceiptDetails receipt={receipt} notice={notice} />
      ) : (
        <MessagePanel title="Receipt Not Found">
          <p className="text-ink-soft">
            Please check that the link is complete. Requests are deleted after two years, and when you ask us
            to.
          </p>
        </MessagePanel>
      )}
    </div>
  );
}
