import { randomInt } from "node:crypto";

/** Nothing that is mistaken for another when read out or written down, and no vowels to make words with. */
const SPEAKABLE = "23456789BCDFGHJKMNPQRTVWXYZ";

const some = (length: number) =>
  Array.from({ length }, () => SPEAKABLE[randomInt(SPEAKABLE.length)]).join("");

/** "SF-7K3M-Q9". Not a secret; whether it is free, only the database knows. */
export const newReference = (): string => `SF-${some(4)}-${some(2)}`;
