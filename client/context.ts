import { createContext } from "react-router";
import type { Services } from "#server/services.ts";

/** The domains, for loaders: `context.get(servicesContext).companies`. */
export const servicesContext = createContext<Services>();

/** What the server tells the one rendering it has just begun. */
export interface Rendering {
  /** Marks the scripts our own renderer wrote, so that only they are blessed; removed before the page is sent. */
  nonce: string | undefined;
  /** Hears of faults; the visitor sees none of their internals. */
  report(error: unknown): void;
  /** Takes the page as it is: as the body of a response it would be encoded, streamed and decoded again. */
  deliver(html: string): void;
}
export const renderingContext = createContext<Rendering>({
  nonce: undefined,
  report: () => {},
  deliver: () => {},
});
