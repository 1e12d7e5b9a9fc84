/** What a button or a key does to the map. */
export type MapAction = "in" | "out" | "north" | "south" | "east" | "west" | "reset";

/** The actions of keys, by `KeyboardEvent.key`. */
export const KEY_ACTIONS: Readonly<Record<string, MapAction>> = {
  "+": "in",
  "=": "in",
  "-": "out",
  ArrowUp: "north",
  ArrowDown: "south",
  ArrowLeft: "west",
  ArrowRight: "east",
  "0": "reset",
};
