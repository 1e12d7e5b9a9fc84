import { signIn } from "../../harness/browser/sign-in.ts";
import { at, type ScreenStates } from "./state.ts";

export const FIGURES_PAGE: ScreenStates = {
  "the figures": async (page) => {
    await signIn(page);
    await at("/admin/figures")(page);
  },
  "the figures of a town by week": at("/admin/figures?by=week&town=Leeds"),
  "the figures of a town without requests": at("/admin/figures?town=Whitby"),
  "the figures of a town that no listing names": at("/admin/figures?town=Ledes"),
};
