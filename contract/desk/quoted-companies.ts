/**
 * The companies stored with a quote request, under the names that the customer saw. Null if the record is malformed. The id is
 * undefined if the record has none.
 */
export function parseQuotedCompanies(text: string): { id: number | undefined; name: string }[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) return null;
    return parsed.map(({ id, name }: { id?: unknown; name: unknown }) => ({
      id: typeof id === "number" ? id : undefined,
      name: String(name),
    }));
  } catch {
    return null;
  }
}
