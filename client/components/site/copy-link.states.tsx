import type { States } from "#client/component-states/states.ts";
import { CopyLink } from "./copy-link.tsx";

export const states: States = {
  default: <CopyLink />,
  "another address": <CopyLink url="https://skips.example/" />,
};
