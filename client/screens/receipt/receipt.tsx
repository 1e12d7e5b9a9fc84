import { data, redirect } from "react-router";
import { Panel } from "#client/components/ui/panel.tsx";
import { servicesContext } from "#client/context.ts";
import type { Route } from "./+types/receipt.ts";
import { ReceiptDetails } from "./receipt-details.tsx";

// Personal: read anew each time, for the holder of the link alone, never kept on the way, and never told to other sites.
// (Without any referrer a plain form would post with the origin "null", which is refused as foreign.)
const PRIVATE = { "cache-control": "no-store", "x-robots-tag": "noindex", "referrer-policy": "same-origin" };

export const headers = () => PRIVATE;

export async function loader({ params, context }: Route.LoaderArgs) {
  const receipt = await context.get(servicesContext).quotes.receipt(params.token);
  return data(receipt, { status: receipt ? 200 : 404, headers: PRIVATE });
}

/** Choosing and withdrawing are forms that post, so that a link that is merely opened does nothing. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { quotes } = context.get(servicesContext);
  const form = await request.formData();
  const companyId = Number(form.get("companyId"));
  const ended =
    form.get("intent") === "withdraw"
      ? await quotes.withdraw(params.token)
      : await quotes.choose(params.token, companyId);
  if (!ended) return data(undefined, { status: 404, headers: PRIVATE });
  if ("refused" in ended) return data({ refused: ended.refused }, { status: 409, headers: PRIVATE });
  return redirect(`/receipt/${params.token}`);
}

export default function ReceiptPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="page max-w-3xl py-8 print:py-0">
      <title>Your quote request</title>
      <meta name="robots" content="noindex" />
      {loaderData ? (
        <ReceiptDetails receipt={loaderData} refused={actionData?.refused} />
      ) : (
        <Panel title="Receipt Not Found">
          <p className="text-ink-soft">
            Please check that the link is complete. Requests are deleted after two years, and when you ask us
            to.
          </p>
        </Panel>
      )}
    </div>
  );
}
