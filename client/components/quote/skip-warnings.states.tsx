import type { States } from "#client/component-states/states.ts";
import { todayInLondon } from "#contract/dates.ts";
import type { Job } from "#contract/job/job.ts";
import { FieldGroup } from "../form/fields.tsx";
import { SizeNoteWithoutScript, SkipWarnings } from "./skip-warnings.tsx";

const EMPTY = { skipSize: "", size: "", wasteType: "", stands: "", hireDate: "", hireDuration: "" };

const warnings = (values: Partial<typeof EMPTY>, searched: Job = {}) => (
  <SkipWarnings values={{ ...EMPTY, ...values }} searched={searched} />
);

export const states: States = {
  none: warnings({ skipSize: "medium", wasteType: "Hedge cuttings" }),
  "too heavy for the size": warnings({ skipSize: "large", wasteType: "Soil and bricks" }),
  "heavy for the size": warnings({ size: "8", wasteType: "Rubble" }),
  "too early for a permit": warnings({ stands: "road", hireDate: todayInLondon() }),
  "too long for the road": warnings({ size: "20", stands: "road" }),
  "several, from the job of the search": warnings(
    { size: "12", wasteType: "Mixed building, plasterboard, upholstery, tyres" },
    { waste: ["mixed-building", "plasterboard", "upholstery", "tyres"] },
  ),
  "without script": (
    <FieldGroup title="1. Skip and place">
      <SizeNoteWithoutScript />
    </FieldGroup>
  ),
};
