/**
 * For GET forms, which otherwise drop parameters without a field. `page` and `ignored` are left out, because they describe the
 * current result.
 */
export function HiddenParams({ params, except }: { params: URLSearchParams; except: readonly string[] }) {
  return [...params].map(
    ([name, value]) =>
      name !== "page" &&
      name !== "ignored" &&
      !except.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
  );
}
