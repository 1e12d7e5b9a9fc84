import { createContext, useContext } from "react";
import type { Site } from "#contract/site.ts";

const SiteContext = createContext<Site>({ publicUrl: "", demonstration: false, legal: {}, footerLines: [] });

export const SiteProvider = SiteContext.Provider;

export const useSite = (): Site => useContext(SiteContext);
