import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const HOME = { label: "Home", to: "/" } as const;

export const states: States = {
  "one step": <Breadcrumbs trail={[HOME, { label: "Guides" }]} />,
  "two steps": (
    <Breadcrumbs trail={[HOME, { label: "Skip hire by town", to: "/skip-hire" }, { label: "Leeds" }]} />
  ),
  "long text": <Breadcrumbs trail={[HOME, { label: LONG_TEXT }]} />,
};
