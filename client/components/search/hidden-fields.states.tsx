import type { States } from "#client/component-states/states.ts";
import { HiddenParams } from "./hidden-fields.tsx";

export const states: States = {
  default: (
    <form>
      <HiddenParams params={new URLSearchParams("location=Leeds&sort=name")} except={["sort"]} />
    </form>
  ),
};
