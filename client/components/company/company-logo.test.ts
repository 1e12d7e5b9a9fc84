import { expect, test } from "vitest";
import { initialsOf } from "./company-logo.tsx";

test("a company's initials come from the words that tell it apart", () => {
  expect(initialsOf("Almeida Household Skips")).toBe("AH");
  expect(initialsOf("Skips of Leeds Ltd")).toBe("LS");
  expect(initialsOf("The Skip Hire Company")).toBe("CT");
  expect(initialsOf("égalité")).toBe("É");
  expect(initialsOf("!!")).toBe("");
});
