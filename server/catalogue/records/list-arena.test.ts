import { expect, test } from "vitest";
import { createListArena } from "./list-arena.ts";

const read = (arena: ReturnType<typeof createListArena>, position: number) => {
  const { chunk, start, end } = arena.locate(position);
  return [...chunk.subarray(start, end)];
};

test("lists are read as they were written, also across many chunks", () => {
  const arena = createListArena();
  const lists = Array.from({ length: 3_000 }, (_, index) =>
    Array.from({ length: index % 97 }, (_item, at) => (index * 31 + at) % 65_536),
  );
  const positions = lists.map(arena.write);
  expect(positions.map((position) => read(arena, position))).toEqual(lists);
});

test("the longest list fills the first chunk, and a longer one is refused", () => {
  const arena = createListArena();
  const longest = Array.from({ length: 65_534 }, (_, at) => at);
  expect(read(arena, arena.write(longest))).toEqual(longest);
  expect(() => arena.write([...longest, 65_534])).toThrow("too long");
});

test("an empty list takes nothing", () => {
  const arena = createListArena();
  expect(arena.write([])).toBe(0);
  expect(read(arena, 0)).toEqual([]);
});

test("a freed list makes room for one of the same length, and leaves its neighbours", () => {
  const arena = createListArena();
  const [first, second] = [arena.write([1, 2, 3]), arena.write([4, 5, 6])];
  arena.free(first);
  expect(arena.write([7, 8])).not.toBe(first);
  expect(arena.write([9, 10, 11])).toBe(first);
  expect(read(arena, second)).toEqual([4, 5, 6]);
});
