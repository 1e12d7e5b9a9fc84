import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { PlanSkip } from "#contract/plan/plan.ts";
import { SkipSection } from "./skip-section.tsx";

const UNWEIGHED: PlanSkip = {
  ...{ size: 4, name: "4 Yard Midi Skip", skips: 1, reason: "It holds 20 bin bags.", isChosen: false },
  ...{ isHeavy: false, bags: 20, cubicYards: 2, cubicMetres: 1.5 },
  ...{ weight: null, materials: [], mayBeTooHeavy: false, verdicts: [] },
};

const wordsFor = (query: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={["/plan"]}>
      <SkipSection skip={UNWEIGHED} params={new URLSearchParams(query)} />
    </MemoryRouter>,
  );

test("without a known weight, a visitor who named no waste is asked to tick it", () => {
  expect(wordsFor("bags=20")).toContain(
    "What it weighs isn&#x27;t known: change your answers and tick what is in it.",
  );
});

test("without a known weight, a visitor who named the waste is not asked to tick it again", () => {
  expect(wordsFor("bags=20&waste=mattress")).toContain("What it weighs isn&#x27;t known.</p>");
});
