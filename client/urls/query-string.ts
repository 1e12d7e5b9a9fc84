/** Begins with "?", or is empty if no value is left. Leaves out values that are undefined or empty. */
export function queryString(values: Record<string, string | number | undefined>): "" | `?${string}` {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== "") params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `?${text}` : "";
}
