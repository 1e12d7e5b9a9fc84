import { useChangeParams, usePageParams } from "#client/navigation/use-page-params.ts";
import { FilterField } from "./filter-field.tsx";

interface UrlFilterFieldProps {
  /** The name of the field and of its URL parameter. */
  name: string;
  label: string;
  placeholder: string;
}

/** A text field that filters the list. Its text is a parameter of the page's URL. */
export function UrlFilterField(props: UrlFilterFieldProps) {
  const params = usePageParams();
  const changeParams = useChangeParams();
  return (
    <FilterField
      {...props}
      value={params.get(props.name) ?? ""}
      onChange={(text) => changeParams({ [props.name]: text, page: undefined })}
    />
  );
}
