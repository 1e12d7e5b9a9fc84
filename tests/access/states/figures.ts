import { signIn } from "../../harness/browser/sign-in.ts";
import { at, press, type ScreenStates, text, until } from "./state.ts";

export const FIGURES_PAGE: ScreenStates = {
  "the figures, before signing in": at("/admin/figures"),
  "the figures, with a wrong password": until(async (page) => {
    await page.getByLabel("Password").fill("wrong");
    await press("Login")(page);
  }, text("Invalid password. Please try again.")),
  "the figures": async (page) => {
    await signIn(page);
    await at("/admin/figures")(page);
  },
  "the figures of a town by week": at("/admin/figures?by=week&town=Leeds"),
  "the figures of a town without requests": at("/admin/figures?town=Whitby"),
  "the figures of a town that no listing names": at("/admin/figures?town=Ledes"),
};
