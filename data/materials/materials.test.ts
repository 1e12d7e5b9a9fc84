import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { WASTES } from "#contract/job/job.ts";
import { JOB_KINDS } from "#contract/plan/job-kinds.ts";
import { MATERIAL_SOURCES } from "#contract/plan/materials.ts";
import { readMaterials } from "#server/planner/planner.ts";

const materials = readMaterials("data/materials");
const byId = new Map(materials.map((material) => [material.id, material]));

test("every material has a name of its own and weighs something that is possible", () => {
  expect(byId.size).toBe(materials.length);
  expect(new Set(materials.map(({ name }) => name)).size).toBe(materials.length);
  for (const { id, kgFrom, kgTo } of materials) {
    expect(id).toMatch(/^[a-z-]+$/);
    expect(kgFrom, id).toBeGreaterThan(20);
    expect(kgTo, id).toBeLessThan(2_000);
    expect(kgFrom, id).toBeLessThanOrEqual(kgTo);
  }
});

test("every figure has a source and a day on which it was read", () => {
  for (const { id, fromSource, toSource } of materials) {
    expect(MATERIAL_SOURCES, id).toContain(fromSource);
    expect(MATERIAL_SOURCES, id).toContain(toSource);
  }
  const [header = "", ...lines] = readFileSync("data/materials/materials.csv", "utf8").trim().split("\n");
  expect(header).toContain("seen_on");
  for (const line of lines) expect(line).toMatch(/,20\d\d-[01]\d-[0-3]\d,/);
});

test("materials belong to wastes of a job, and every kind of job has materials", () => {
  const wastes: readonly string[] = WASTES.map(({ value }) => value);
  for (const { id, waste } of materials) if (waste) expect(wastes, id).toContain(waste);
  for (const { value, materials: ids } of JOB_KINDS) {
    expect(ids.length, value).toBeGreaterThan(0);
    for (const id of ids) expect(byId.has(id), `${value}: ${id}`).toBe(true);
  }
});

test("the guide on heavy waste has the same figures, rounded", () => {
  const guide = readFileSync("content/guides/heavy-waste-soil-and-rubble.md", "utf8");
  const shown: Record<string, string> = {
    "Household clear-out": "household",
    "Hedge and grass cuttings": "garden",
    "Mixed building waste": "mixed-building",
    "Bricks, tiles, broken concrete": "rubble",
    "Dry soil": "soil",
    "Wet soil or clay": "wet-soil",
  };
  for (const [label, id] of Object.entries(shown)) {
    const [, from, to] = new RegExp(`\\| ${label} \\| ([\\d.]+)-([\\d.]+) tonnes`).exec(guide) ?? [];
    const { kgFrom = 0, kgTo = 0 } = byId.get(id) ?? {};
    expect(Math.abs(Number(from) * 1_000 - kgFrom), label).toBeLessThanOrEqual(55);
    expect(Math.abs(Number(to) * 1_000 - kgTo), label).toBeLessThanOrEqual(55);
  }
});
