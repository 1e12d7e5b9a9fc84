import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { CompaniesPlanLink } from "./companies-plan-link.tsx";
import { ExactSizeField, StandsField } from "./job-fields.tsx";
import { FieldGroup } from "./quote-fields.tsx";

const planLink = (text: string) => (
  <CompaniesPlanLink companies={[]} area={{}}>
    {text}
  </CompaniesPlanLink>
);

export const states: States = {
  "exact size, not said": <ExactSizeField planLink={planLink} name="size" />,
  "exact size, said": <ExactSizeField planLink={planLink} name="size" defaultValue="6" />,
  "stands, not said": (
    <FieldGroup title="Where">
      <StandsField planLink={planLink} name="stands" />
    </FieldGroup>
  ),
  "stands on a drive": (
    <FieldGroup title="Where">
      <StandsField planLink={planLink} name="stands" defaultValue="drive" />
    </FieldGroup>
  ),
  "stands on the road": (
    <FieldGroup title="Where">
      <StandsField planLink={planLink} name="stands" defaultValue="road" />
    </FieldGroup>
  ),
  "stands, with an error": (
    <FieldGroup title="Where">
      <StandsField planLink={planLink} name="stands" defaultValue="road" error={LONG_TEXT} />
    </FieldGroup>
  ),
};
