import { signIn } from "../../harness/browser/sign-in.ts";
import { at, type ScreenStates } from "./state.ts";

export const FIGURES_PAGE: ScreenStates = {
  "the figures": async (page) => {
    await signIn(page);
    await at("/admin/figures")(page);
  },
  "the figures by week": at("/admin/figures?by=week"),
};
