import { LONG_WORD, type States } from "#client/component-states/states.ts";
import { Badge } from "./badge.tsx";

export const states: States = {
  plain: <Badge>Skip Hire</Badge>,
  skip: <Badge tone="skip">Featured</Badge>,
  go: <Badge tone="go">Verified</Badge>,
  stop: <Badge tone="stop">Failed</Badge>,
  "long text": <Badge>{LONG_WORD}</Badge>,
};
