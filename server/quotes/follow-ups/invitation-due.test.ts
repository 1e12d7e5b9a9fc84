import { expect, test } from "vitest";
import { invitationDue, isWorthInviting } from "./invitations.ts";

const CHOSEN = { chosenAt: new Date("2026-11-20T10:00:00Z"), hireDate: null, hireLength: null, job: null };

test("an invitation is due 3 days after the end of the hire", () => {
  expect(invitationDue({ ...CHOSEN, hireDate: "2026-12-01", hireLength: "1-week" })).toBe("2026-12-11");
  expect(invitationDue({ ...CHOSEN, job: { date: "2026-12-01", weeks: 3 } })).toBe("2026-12-25");
});

test("a hire of no stated length counts as 2 weeks", () => {
  expect(invitationDue({ ...CHOSEN, hireDate: "2026-12-01", hireLength: "flexible" })).toBe("2026-12-18");
});

test("a day of delivery before the choice counts as the day of the choice", () => {
  expect(invitationDue({ ...CHOSEN, hireDate: "2026-11-01", hireLength: "1-week" })).toBe("2026-11-30");
});

test("without a day of delivery it is due 21 days after the choice", () => {
  expect(invitationDue({ ...CHOSEN, hireLength: "1-month" })).toBe("2026-12-11");
});

test("days are those of the United Kingdom", () => {
  expect(invitationDue({ ...CHOSEN, chosenAt: new Date("2026-06-30T23:30:00Z") })).toBe("2026-07-22");
});

test("an invitation is not sent more than 30 days late", () => {
  expect(isWorthInviting("2026-11-01", "2026-12-01")).toBe(true);
  expect(isWorthInviting("2026-11-01", "2026-12-02")).toBe(false);
});
