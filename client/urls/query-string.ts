/** Begins with "?". Leaves out values that are undefined or empty, and is empty if none is left. */
export function queryString(values: Record<string, string | number | undefined>): "" | `?${string}` {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== "") params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `?${text}` : "";
}
