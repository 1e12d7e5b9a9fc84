/**
 * For GET forms, which otherwise drop the parameters for which they have no field. `page` and `ignored` are left out, because
 * they belong to the current result.
 */
export function HiddenParams({ params, except }: { params: URLSearchParams; except: readonly string[] }) {
  return [...params].map(
    ([name, value]) =>
      name !== "page" &&
      name !== "ignored" &&
      !except.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
  );
}
