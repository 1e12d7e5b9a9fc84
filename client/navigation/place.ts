import { createPath, type Location, parsePath, type To } from "react-router";

/** Where the visitor is, and how they came there. */
export interface Place {
  location: Location;
  /** START: the page as it was opened. */
  type: "START" | "POP" | "PUSH" | "REPLACE";
  /** What is in sight stays where it is. */
  keepScroll: boolean;
}

interface Entry {
  key?: string;
  state?: unknown;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** What the browser's address says, and its entry in the history, which gets a key if the browser made it by itself. */
export function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { key = newKey(), state = null } = (history.state ?? {}) as Entry;
  history.replaceState({ key, state } satisfies Entry, "");
  return { pathname, search, hash, key, state };
}

/** A place to go to, as an entry of the history. */
export function locationOf(to: To, state: unknown): Location {
  const { pathname = "/", search = "", hash = "" } = typeof to === "string" ? parsePath(to) : to;
  return { pathname, search, hash, state: state ?? null, key: newKey() };
}

/** Writes a place into the history, as a new entry or in the place of this one. */
export function write({ location, type }: Place) {
  const entry: Entry = { key: location.key, state: location.state };
  if (type === "PUSH") history.pushState(entry, "", createPath(location));
  if (type === "REPLACE") history.replaceState(entry, "", createPath(location));
}
