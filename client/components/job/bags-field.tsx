import { TextField } from "#client/components/form/fields.tsx";
import { MAX_BAGS } from "#contract/limits.ts";
import { bagsProblem } from "./bags.ts";

/** The field for a number of bin bags. `typed` is the text in the URL, which is shown with a message if it is not valid. */
export const BagsField = ({ typed }: { typed: string | null }) => (
  <TextField
    label="Or number of full bin bags"
    name="bags"
    type="number"
    min={1}
    max={MAX_BAGS}
    inputMode="numeric"
    defaultValue={typed ?? ""}
    error={bagsProblem(typed)}
  />
);
