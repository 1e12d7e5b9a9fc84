/** Replaces the selection control of a company that cannot be selected. */
export function NoQuotesByEmail() {
  return (
    <p className="flex min-h-7 items-center text-sm text-muted">Does not take quote requests by email</p>
  );
}
