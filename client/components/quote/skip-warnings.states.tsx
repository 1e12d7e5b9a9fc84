import type { States } from "#client/component-states/states.ts";
import { todayInLondon } from "#contract/dates.ts";
import { FieldGroup } from "../form/fields.tsx";
import { SizeNoteWithoutScript, SkipWarnings } from "./skip-warnings.tsx";

const FORM = { skipSize: "", size: "", wasteType: "", stands: "", date: "", searched: {} };

export const states: States = {
  none: <SkipWarnings {...FORM} skipSize="medium" wasteType="Hedge cuttings" />,
  "too heavy for the size": <SkipWarnings {...FORM} skipSize="large" wasteType="Soil and bricks" />,
  "heavy for the size": <SkipWarnings {...FORM} size="8" wasteType="Rubble" />,
  "too early for a permit": <SkipWarnings {...FORM} stands="road" date={todayInLondon()} />,
  "too long for the road": <SkipWarnings {...FORM} size="20" stands="road" />,
  "several, from the job of the search": (
    <SkipWarnings
      {...FORM}
      size="12"
      wasteType="Mixed building, plasterboard, upholstery, tyres"
      searched={{ waste: ["mixed-building", "plasterboard", "upholstery", "tyres"] }}
    />
  ),
  "without script": (
    <FieldGroup title="1. Skip and place">
      <SizeNoteWithoutScript />
    </FieldGroup>
  ),
};
