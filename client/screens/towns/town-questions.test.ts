import { expect, test } from "vitest";
import { noticeAnswer } from "./town-questions.tsx";

const BELFAST = { label: "Belfast", companies: 25 };
const NOTICE = { sampleSize: 25, nextDay: 22, firstDay: "2026-12-02", firms: [{ id: 1, name: "McAlinden" }] };

test("a town names the day that one working day's notice gives now, as the cards above do", () => {
  expect(noticeAnswer(NOTICE, BELFAST)).toContain(
    "one working day's notice or less: among them McAlinden. Asked now, that is from about Wed 2 Dec.",
  );
  expect(noticeAnswer({ ...NOTICE, firms: [] }, BELFAST)).toContain("notice or less. Asked now");
  expect(noticeAnswer({ ...NOTICE, nextDay: 0 }, BELFAST)).toBe(
    "None of the 25 companies that say how much notice they need offers a skip at one working day's notice.",
  );
});
