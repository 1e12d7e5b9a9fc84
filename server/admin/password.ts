import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Takes equally long for every guess: hashes have one length, and all of it is compared. */
export const isSamePassword = (typed: string, right: string): boolean =>
  timingSafeEqual(digest(typed), digest(right));
