import { buttonClass } from "#client/components/ui/button-class.ts";

interface DirectoryQuoteActionsProps {
  isValid: boolean;
  hasCompanies: boolean;
  isSending: boolean;
  onCancel: () => void;
}

/** The form's buttons, and what is missing while the form is incomplete. */
export function DirectoryQuoteActions({
  isValid,
  hasCompanies,
  isSending,
  onCancel,
}: DirectoryQuoteActionsProps) {
  const isComplete = isValid && hasCompanies;
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 sm:col-span-2">
      {!isComplete && (
        <p role="status" className="mr-auto rounded-control bg-skip-pale px-4 py-2.5 font-semibold">
          {isValid
            ? "Choose at least one company to send your quote request"
            : "Please fill in all required fields (*) to send your quote request"}
        </p>
      )}
      <button type="button" onClick={onCancel} className={buttonClass("quiet")}>
        Cancel
      </button>
      <button type="submit" disabled={!isComplete} aria-disabled={isSending} className={buttonClass("go")}>
        {isSending ? "Sending..." : "Send Quote Request"}
      </button>
    </div>
  );
}
