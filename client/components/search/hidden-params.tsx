/** Keeps the URL's parameters when a GET form is sent, because browsers send only fields. */
export function HiddenParams({ params, except }: { params: URLSearchParams; except: readonly string[] }) {
  return [...params].map(
    ([name, value]) =>
      name !== "page" &&
      name !== "ignored" &&
      !except.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
  );
}
