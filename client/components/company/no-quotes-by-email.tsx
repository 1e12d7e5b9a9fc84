/** In a list to choose from, where a company has no control: why it has none. */
export function NoQuotesByEmail() {
  return (
    <p className="flex min-h-7 items-center text-sm text-muted">Does not take quote requests by email</p>
  );
}
