import { useNavigate } from "react-router";
import { KEEP_SCROLL } from "#client/navigation/history-entry.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { changedParams } from "#client/queries/company-search.ts";
import { FilterField } from "./filter-field.tsx";

interface UrlFilterFieldProps {
  /** The name of the parameter. */
  name: string;
  label: string;
  placeholder: string;
}

/** A text filter, stored in the URL. */
export function UrlFilterField(props: UrlFilterFieldProps) {
  const params = usePageParams();
  const navigate = useNavigate();
  const change = (text: string) =>
    navigate(changedParams(params, { [props.name]: text, page: undefined }), {
      replace: true,
      state: KEEP_SCROLL,
    });
  return <FilterField {...props} value={params.get(props.name) ?? ""} onChange={change} />;
}
