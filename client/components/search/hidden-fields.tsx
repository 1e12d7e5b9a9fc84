interface HiddenFieldsProps {
  values: Readonly<Record<string, string | number | undefined>>;
  except?: readonly string[];
}

export function HiddenFields({ values, except = [] }: HiddenFieldsProps) {
  return Object.entries(values).map(
    ([name, value]) =>
      value !== undefined &&
      !except.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
  );
}

/** Keeps the URL's parameters when a GET form is sent, because browsers send only fields. */
export const HiddenParams = ({ params, except }: { params: URLSearchParams; except: readonly string[] }) => (
  <HiddenFields values={Object.fromEntries(params)} except={["page", "ignored", ...except]} />
);
