import type { States } from "#client/component-states/states.ts";
import { Icon } from "./icon.tsx";

export const states: States = {
  "default size": (
    <p>
      <Icon name="truck" /> Delivery
    </p>
  ),
  large: (
    <p>
      <Icon name="pin" size="size-6" /> Leeds
    </p>
  ),
};
