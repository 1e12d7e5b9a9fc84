import { expect, test } from "vitest";
import { adviceFrom } from "./calculator.tsx";

test("a whole house is renovated with 6 yard skips, because its waste is partly heavy", () => {
  const advice = adviceFor("job=renovation");
  expect(`${advice?.skips} x ${advice?.size.id}`).toBe("3 x 6-yard");
  expect(advice?.reason).toMatch(/mixed waste.*exchanged when full.*8 yards suit as well/);
  expect(adviceFor("job=renovation&weight=light")?.size.id).toBe("16-yard");
});

test("the calculator says when a job usually needs another size, or usually makes more than the counted bags", () => {
  expect(adviceFor("job=clear-out")?.reason).toContain("A full loft or garage often needs 6 yards");
  const counted = adviceFor("job=clear-out&bags=20")?.reason;
  expect(counted).toMatch(/you counted\. Clearing a shed, loft or one room usually makes about 30\.$/);
});

const adviceFor = (query: string) => adviceFrom(new URLSearchParams(query));

test("a number of bags takes precedence over the kind of job", () => {
  expect(adviceFor("job=house&bags=20")?.size.id).toBe("4-yard");
  expect(adviceFor("job=house&bags=")?.size.id).toBe("12-yard");
});

test("the weight usual for the job applies unless the visitor selects one", () => {
  expect(adviceFor("job=patio")?.size.id).toBe("6-yard");
  expect(adviceFor("job=patio&weight=light")?.reason).toContain("light waste");
});

test("the wastes of the job limit the size, unless the visitor selects a weight", () => {
  expect(adviceFor("bags=100&waste=soil")?.reason).toContain("of heavy waste");
  expect(adviceFor("bags=100&waste=wood,rubble")?.reason).toContain("of mixed waste");
  expect(adviceFor("bags=100&waste=garden")?.size.id).toBe("12-yard");
  expect(adviceFor("bags=100&waste=mattress&job=patio")?.isHeavy).toBe(true);
  expect(adviceFor("bags=100&waste=soil&weight=light")?.isHeavy).toBe(false);
});

test("the calculator gives no advice without a valid answer", () => {
  expect(adviceFor("")).toBeNull();
  expect(adviceFor("bags=abc&job=nonsense&weight=heavy")).toBeNull();
  expect(adviceFor("bags=99999&job=house")).toBeNull();
});
