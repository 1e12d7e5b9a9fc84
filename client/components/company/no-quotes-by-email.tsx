/** Replaces the selection control of a company that cannot be asked for a quote. */
export function NoQuotesByEmail() {
  return <p className="max-w-24 text-right text-xs text-balance text-muted">Phone or website only</p>;
}
