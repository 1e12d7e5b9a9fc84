/**
 * Keeps the URL's parameters when a GET form is sent, because browsers send only fields. Leaves out `page` and `ignored`, which
 * describe the current result.
 */
export function HiddenParams({ params, except }: { params: URLSearchParams; except: readonly string[] }) {
  return [...params].map(
    ([name, value]) =>
      name !== "page" &&
      name !== "ignored" &&
      !except.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
  );
}
