export function formQuery(form: HTMLFormElement): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const text = String(value).trim();
    if (text === "") continue;
    const before = params.get(name);
    params.set(name, before === null ? text : `${before},${text}`);
  }
  const query = params.toString();
  return query && `?${query}`;
}
