import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { GuideLink } from "./guide-link.tsx";

export const states: States = {
  guide: <GuideLink slug="skip-hire-permits">How permits work</GuideLink>,
  section: (
    <GuideLink slug="heavy-waste-soil-and-rubble" section="the-heavy-waste-rule">
      The heavy waste rule
    </GuideLink>
  ),
  "long text": <GuideLink slug="skip-hire-permits">{LONG_TEXT}</GuideLink>,
};
