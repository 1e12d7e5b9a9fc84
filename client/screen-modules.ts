import type { ScreenModule } from "./page.ts";
import { byPageName } from "./screen-files.ts";

/** The screens with their loaders and actions. Only the server imports this: it would load every screen at once. */
export const screenModule = byPageName(
  import.meta.glob<ScreenModule>("./screens/*/*.screen.tsx", { eager: true }),
);
