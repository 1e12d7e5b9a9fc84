/**
 * Replacements that give British place names of similar sound the same spelling, applied in order. No pattern contains a nested
 * repetition, so all of them run in linear time.
 */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/^(?:c|f|h|t|th)lan/, "lan"],
  [/cester/g, "ster"],
  [/(?:or|oo)ster/g, "oster"],
  [/b(?:orou?gh|rough|urgh|orou?|urra|rugh|ra)(?= |$)/g, "bura"],
  [/wich|witch|idge|itch/g, "ich"],
  [/wick(?= |$)/g, "ick"],
  [/mouth/g, "muth"],
  [/ight/g, "ite"],
  [/wh/g, "w"],
  [/(?:ead|edd|eed)ing/g, "eding"],
  [/ph/g, "f"],
  [/ck|k|q/g, "c"],
  [/gh/g, ""],
  [/th?l/g, "l"],
  [/y/g, "i"],
  [/ei|ie|ea|ee/g, "e"],
  [/ou|oo|u/g, "o"],
  [/z/g, "s"],
  [/w/g, "u"],
  [/(.)\1+/g, "$1"],
];

/** One key for names that sound alike: "lester" and "leicester", "edinboro" and "edinburgh", "pwlheli" and "pwllheli". */
export const soundKey = (name: string): string =>
  ALIKE.reduce((text, [spelling, sound]) => text.replace(spelling, sound), name);
