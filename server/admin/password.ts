import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares hashes in constant time, so that timing reveals nothing about the password. */
export const isSamePassword = (typed: string, expected: string): boolean =>
  timingSafeEqual(digest(typed), digest(expected));
