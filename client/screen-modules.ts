import type { ScreenModule } from "./page.ts";
import { byPageName } from "./screen-files.ts";

/** The screens with their loaders and actions. Server only: this module imports every screen. */
export const screenModule = byPageName(
  import.meta.glob<ScreenModule>("./screens/*/*.screen.tsx", { eager: true }),
);
