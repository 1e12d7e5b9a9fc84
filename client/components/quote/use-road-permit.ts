import { useWatch } from "react-hook-form";
import { roadPermitQueryOptions } from "#client/queries/road-permit.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { STANDS } from "#contract/job/job.ts";
import type { ListPermit } from "#contract/job/permits.ts";
import { useSettledValue } from "../use-settled-value.ts";
import type { QuoteFormState } from "./quote-form.ts";

/** Whose road it is at the form's place. Undefined unless the skip is to stand on a road. */
export function useRoadPermit({ control }: QuoteFormState): ListPermit | null | undefined {
  const [chosen, date, place] = useWatch({ control, name: ["stands", "hireDate", "location"] });
  const location = useSettledValue(place.trim());
  const stands = STANDS.find(({ value }) => value === chosen)?.value;
  const { data } = useQuery(roadPermitQueryOptions({ location, stands, date }));
  return stands === "road" ? data : undefined;
}
