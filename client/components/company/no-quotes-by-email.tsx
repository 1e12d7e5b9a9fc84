/** The text in place of the control that selects a company, if the company cannot be asked for a quote. */
export function NoQuotesByEmail({ isPaused }: { isPaused: boolean }) {
  return <p className="text-xs whitespace-nowrap text-muted">{isPaused ? "Paused" : "No email"}</p>;
}
