import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Plan, PlanSkip } from "#contract/plan/plan.ts";
import { SkipSection } from "./skip-section.tsx";

const UNWEIGHED: PlanSkip = {
  ...{ size: 4, name: "4 Yard Midi Skip", skips: 1, reason: "It holds 20 bin bags.", isChosen: false },
  ...{ isHeavy: false, bags: 20, cubicYards: 2, cubicMetres: 1.5 },
  ...{ weight: null, materials: [], asksHeavyShare: false, mayBeTooHeavy: false, verdicts: [] },
  ...{ roadMetres: null, missing: null },
};

const IN_LEEDS = {
  place: { label: "LS6", query: "LS6", kind: "district", latitude: 53.8, longitude: -1.6 },
} as const;

function wordsFor(query: string, skip: Partial<PlanSkip> = {}, plan: Partial<Plan> = {}): string {
  const planned = { waste: [], offered: [], ...IN_LEEDS, ...plan, skip: { ...UNWEIGHED, ...skip } };
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/plan?${query}`]}>
      <SkipSection plan={planned as Partial<Plan> as Plan} />
    </MemoryRouter>,
  );
}

test("without a known weight, a visitor who named no waste is asked to tick it", () => {
  expect(wordsFor("bags=20")).toContain(
    "What it weighs isn&#x27;t known: change your answers and tick what is in it.",
  );
});

test("without a known weight, a visitor who named the waste is not asked to tick it again", () => {
  expect(wordsFor("bags=20&waste=mattress")).toContain("What it weighs isn&#x27;t known.</p>");
});

test("few bags are told of the recycling centre first, and more are not", () => {
  for (const bags of [1, 5, 20])
    expect(wordsFor("", { bags })).toContain("recycling centre or a skip bag first");
  for (const bags of [21, null]) expect(wordsFor("", { bags })).not.toContain("recycling centre");
});

test("much soil or rubble is told of a grab lorry", () => {
  const wordsOf = (skips: number, waste: Plan["waste"]) => wordsFor("", { skips, isHeavy: true }, { waste });
  expect(wordsOf(3, ["soil"])).toMatch(/compare a grab lorry.*heavy-waste-soil-and-rubble#skip-or-grab/);
  expect(wordsOf(2, ["soil"])).not.toContain("grab lorry");
  expect(wordsOf(3, ["mixed-building"])).not.toContain("grab lorry");
});

test("a size that the road or the companies near rule out is named, with the other ways", () => {
  expect(wordsFor("", { roadMetres: 5 })).toMatch(/mostly allow 5 m.*waits while you load it.*your own land/);
  expect(wordsFor("", { roadMetres: 3.7 })).toContain("at most 3.7 m are allowed there");
  expect(wordsFor("", { missing: 16 }, { offered: [6, 8] })).toContain(
    "No company near LS6 says that it hires out 16 yards. Those near have 6 and 8 yards.",
  );
});

test("where shares of heavy waste decide on the weight, the visitor is asked for them", () => {
  expect(wordsFor("bags=80", { asksHeavyShare: true })).toContain("How much of it is heavy?");
});
