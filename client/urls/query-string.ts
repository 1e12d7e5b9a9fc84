/** A query string of the values that are neither undefined nor empty, with the question mark. Empty if there are none. */
export function queryString(values: Record<string, string | number | undefined>): "" | `?${string}` {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== "") params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `?${text}` : "";
}
