import { expect, test } from "vitest";
import { claimDetails } from "#contract/firms/firms.ts";
import { errorsByField } from "./posted-form.ts";

test("the problems of a posted form are in the order of its fields, one for each", () => {
  const values = { name: "", phone: "", email: "", proof: "" };
  const issues = claimDetails.safeParse(values).error?.issues ?? [];
  expect(Object.entries(errorsByField(issues, values))).toEqual([
    ["name", "Your name is required"],
    ["phone", "Phone is required"],
    ["email", "Email is required"],
    ["proof", "What shows that the company is yours is required"],
  ]);
});

test("a choice that was not made is not posted, and is still a problem", () => {
  const issues = [
    { path: ["reason"], message: "Choose a reason" },
    { path: ["note"], message: "Note is too long" },
  ];
  expect(Object.keys(errorsByField(issues, { note: "x" }))).toEqual(["note", "reason"]);
});

test("a posted field that is named like a property of every object has no problem", () => {
  const values = Object.fromEntries([["__proto__", "x"]]);
  const issues = [{ path: ["name"], message: "Name is required" }];
  expect(errorsByField(issues, values)).toEqual({ name: "Name is required" });
});
