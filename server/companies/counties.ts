import type { Records } from "./records.ts";

/** The slots of each county's companies. */
export function createCounties({ texts }: Records) {
  const slots = new Map<string, number[]>();
  const of = (county: string): number[] => slots.get(county) ?? [];

  return {
    /** Folded. */
    of,
    add(slot: number): void {
      const county = texts.county[slot] as string;
      const there = slots.get(county);
      if (there) there.push(slot);
      else slots.set(county, [slot]);
    },
    remove(slot: number): void {
      const there = of(texts.county[slot] as string);
      there.splice(there.indexOf(slot), 1);
    },
  };
}
