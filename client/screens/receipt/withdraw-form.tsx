import { buttonClass } from "#client/components/ui/button-class.ts";

/** Withdraws the request after a confirmation in a `<details>`, which works without script. */
export function WithdrawForm() {
  return (
    <details className="max-w-md">
      <summary className={`${buttonClass("danger")} list-none marker:content-none`}>
        Withdraw my request
      </summary>
      <form method="post" className="mt-3 grid gap-3 rounded-card bg-white p-5 ring-1 ring-line">
        <p>The companies are told by email that you no longer need a quote. This cannot be undone.</p>
        <button type="submit" name="intent" value="withdraw" className={buttonClass("danger")}>
          Yes, withdraw it
        </button>
      </form>
    </details>
  );
}
