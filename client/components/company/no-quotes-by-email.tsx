/** The text in place of the control that selects a company, if the company cannot be asked for a quote. */
export function NoQuotesByEmail({ isPaused }: { isPaused: boolean }) {
  return (
    <p className="max-w-24 text-right text-xs text-balance text-muted">
      {isPaused ? "Paused" : "Phone or website only"}
    </p>
  );
}
