/** The effect of a button or key on the map. */
export type MapAction = "in" | "out" | "north" | "south" | "east" | "west" | "reset";

/** Actions by `KeyboardEvent.key`. */
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
