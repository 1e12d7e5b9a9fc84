import { expect, test } from "vitest";
import { WASTES } from "#contract/job/job.ts";
import { SKIP_JOBS } from "#contract/options.ts";
import { HEAVY_SHARES } from "#contract/plan/heavy-waste.ts";
import type { PlanQuery, PlanSkip } from "#contract/plan/plan.ts";
import { planSkip, wasteOf } from "./plan-skip.ts";
import { readMaterials } from "./planner.ts";

const materials = readMaterials("data/materials");
const skipFor = (query: PlanQuery) => planSkip(query, materials);

test("every kind of job has a skip and a weight, from what is usual for it", () => {
  const shown = SKIP_JOBS.map((kind) => {
    const skip = skipFor({ kind });
    return `${kind}: ${skip?.skips} x ${skip?.size}, ${skip?.weight?.from}-${skip?.weight?.to} t`;
  });
  // For example, the 30 bags of a clear-out are 3 cubic yards, each of 100 to 363 kg.
  expect(shown).toEqual([
    "clear-out: 1 x 4, 0.3-1.1 t",
    "bathroom: 1 x 6, 1.6-4.8 t",
    "kitchen: 1 x 6, 0.8-3.5 t",
    "garden: 1 x 6, 0.8-1.4 t",
    "patio: 1 x 6, 4.5-7 t",
    "house: 1 x 12, 1-3.6 t",
    "renovation: 3 x 6, 5.6-9.8 t",
  ]);
});

test("named wastes add to what is usual for the job, and none of them makes it lighter than it is", () => {
  const shown = (query: PlanQuery) => {
    const { skips, size, isHeavy, weight } = skipFor(query) as PlanSkip;
    return `${skips} x ${size}, ${isHeavy ? "heavy rule" : "light"}, ${weight?.from}-${weight?.to} t`;
  };
  expect(shown({ kind: "renovation", waste: ["plasterboard"] })).toBe("3 x 6, heavy rule, 3.2-9.8 t");
  expect(shown({ kind: "bathroom", waste: ["wood"] })).toBe("1 x 6, heavy rule, 0.5-4.8 t");
  expect(shown({ kind: "bathroom", waste: ["plasterboard", "mattress"] })).toBe(
    "1 x 6, heavy rule, 0.9-4.8 t",
  );
  expect(shown({ kind: "patio", waste: ["asbestos"] })).toBe("1 x 6, heavy rule, 4.5-7 t");
  expect(shown({ kind: "garden", waste: ["soil"] })).toBe("1 x 6, heavy rule, 0.8-7 t");
  expect(shown({ kind: "kitchen", waste: ["plasterboard"] })).toBe("1 x 6, light, 0.8-3.5 t");
  for (const kind of SKIP_JOBS)
    for (const { value } of WASTES) {
      const [usual, more] = [skipFor({ kind }), skipFor({ kind, waste: [value] })];
      expect(more?.isHeavy || !usual?.isHeavy, `${kind} and ${value}`).toBe(true);
      expect(more?.weight?.to, `${kind} and ${value}`).toBeGreaterThanOrEqual(usual?.weight?.to ?? 0);
      expect(wasteOf({ kind, waste: [value] }, materials)).toEqual(
        expect.arrayContaining([value, ...wasteOf({ kind }, materials)]),
      );
    }
});

test("only the named wastes count if the visitor says so, or names no kind of job", () => {
  const only = { kind: "patio", waste: ["garden"], only: true } as const;
  expect(skipFor(only)).toMatchObject({ isHeavy: false, size: 6, weight: { from: 0.8, to: 1.4 } });
  expect(wasteOf(only, materials)).toEqual(["garden"]);
  expect(skipFor({ kind: "patio", only: true })).toEqual(skipFor({ kind: "patio" }));
  expect(skipFor({ bags: 100, waste: ["wood"] })).toMatchObject({ size: 12, skips: 1, isHeavy: false });
  expect(skipFor({ bags: 100, waste: ["wood", "soil"] })).toMatchObject({ size: 6, skips: 2, isHeavy: true });
  expect(skipFor({ bags: 100, waste: ["mattress"] })).toMatchObject({
    size: 12,
    isHeavy: false,
    weight: null,
  });
});

test("with how much is heavy the plan has one weight, and asks for it where that decides", () => {
  const job = { bags: 80, waste: ["garden", "soil"] } as const;
  expect(skipFor(job)).toMatchObject({ asksHeavyShare: true, weight: { from: 1.2, to: 11.2 } });
  const weights = HEAVY_SHARES.map(({ value }) => skipFor({ ...job, heavy: value })?.weight);
  // Soil is 1,176 kg in the middle of its two materials, cuttings are 211 kg.
  expect(weights).toEqual([7.5, 5.5, 3.6].map((tonnes) => ({ from: tonnes, to: tonnes })));
  expect(skipFor({ ...job, heavy: "half" })).toMatchObject({ asksHeavyShare: false, isHeavy: true });
  for (const waste of [
    ["soil", "rubble"],
    ["garden", "wood"],
  ] as const)
    expect(skipFor({ bags: 80, waste })?.asksHeavyShare).toBe(false);
});

test("each size says whether it can carry the waste", () => {
  const verdicts = (query: PlanQuery) =>
    skipFor(query)?.verdicts.map(({ yards, skips, carries }) => `${yards}: ${skips} ${carries}`);
  expect(verdicts({ bags: 50, waste: ["soil"] })).toEqual([
    ...["4 yards: 2 all", "6 yards: 1 all", "8 yards: 1 some"],
    ...["12 yards: null none", "16 yards: null none", "20-40 yards: null none"],
  ]);
  expect(verdicts({ bags: 50 })?.at(-1)).toBe("20-40 yards: 1 all");
});

test("many bags are planned in the smallest large container that holds them", () => {
  expect(skipFor({ bags: 300 })).toMatchObject({ size: 30, skips: 1, cubicYards: 30 });
  expect(skipFor({ bags: 800 })).toMatchObject({ size: 40, skips: 2, name: "Roll-on Roll-off Skip" });
});

test("a load of wet soil may be too heavy for a lorry even in 6 yards", () => {
  expect(skipFor({ bags: 60, waste: ["soil"] })?.mayBeTooHeavy).toBe(false);
  expect(skipFor({ size: 6, waste: ["soil"] })).toMatchObject({ mayBeTooHeavy: true, weight: { to: 8.4 } });
  expect(skipFor({ size: 8, waste: ["general"] })?.mayBeTooHeavy).toBe(false);
});

test("a size that was chosen is planned as it is, without a job or bags", () => {
  expect(skipFor({ size: 10 })).toMatchObject({ name: "10 Yard Skip", isChosen: true, verdicts: [] });
  expect(skipFor({ size: 12, kind: "garden" })).toMatchObject({ size: 6, isChosen: false });
  expect(skipFor({ location: "LS6 2AB" })).toBeNull();
});

test("the reason of a plan begins with the bags and their weight", () => {
  expect(skipFor({ bags: 1 })?.reason).toBe(
    "About 1 bin bag of light waste. A skip of 4 yards holds 30-40, so there is room to spare.",
  );
  expect(skipFor({ bags: 51, waste: ["soil"] })?.reason).toMatch(
    /^About 51 bin bags of heavy waste\. 6 yards is/,
  );
});

test("a plan for counted bags says so, and how many bags the kind of job usually makes", () => {
  const note = "That is for the bags you counted. Refitting a bathroom usually makes about 40.";
  expect(skipFor({ kind: "bathroom", bags: 20 })?.reason).toContain(note);
  for (const query of [{ kind: "bathroom" }, { kind: "bathroom", bags: 40 }, { bags: 20 }] as const)
    expect(skipFor(query)?.reason).not.toContain("you counted");
});
