import { expect, it } from "vitest";
import { clipLine, clipPolygon } from "./clip.ts";
import { simplifyLine } from "./simplify-line.ts";

const SQUARE = { minX: 0, minY: 0, maxX: 10, maxY: 10 };

it("cuts a line that leaves a rectangle and returns into two", () => {
  const line: [number, number][] = [
    [-5, 5],
    [5, 5],
    [5, 15],
    [8, 15],
    [8, 5],
  ];
  expect(clipLine(line, SQUARE)).toEqual([
    [
      [0, 5],
      [5, 5],
      [5, 10],
    ],
    [
      [8, 10],
      [8, 5],
    ],
  ]);
});

it("keeps a line that crosses the rectangle without a point inside", () => {
  expect(
    clipLine(
      [
        [-5, 5],
        [15, 5],
      ],
      SQUARE,
    ),
  ).toEqual([
    [
      [0, 5],
      [10, 5],
    ],
  ]);
  expect(
    clipLine(
      [
        [-5, 5],
        [-5, 15],
      ],
      SQUARE,
    ),
  ).toEqual([]);
});

it("cuts a polygon at the rectangle, and fills it where it lies inside the polygon", () => {
  const around: [number, number][] = [
    [-5, -5],
    [15, -5],
    [15, 15],
    [-5, 15],
  ];
  const corners = clipPolygon(around, SQUARE).map((point) => point.join());
  expect(corners.toSorted()).toEqual(["0,0", "0,10", "10,0", "10,10"]);
  expect(
    clipPolygon(
      [
        [20, 20],
        [30, 20],
        [30, 30],
      ],
      SQUARE,
    ),
  ).toEqual([]);
});

it("leaves out points that hardly bend a line", () => {
  const line: [number, number][] = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 10],
  ];
  expect(simplifyLine(line, 0.2)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
  expect(simplifyLine(line, 0.05)).toEqual(line);
});
