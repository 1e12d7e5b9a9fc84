import { expect, it, test } from "vitest";
import { formatMapArea, parseMapArea } from "./map-area.ts";
import { fromPlane, scaleBar, toPlane } from "./map-plane.ts";

const LEEDS = { latitude: 53.8, longitude: -1.55 };
const LERWICK = { latitude: 60.155, longitude: -1.145 };

it("projects to kilometres and back", () => {
  for (const point of [LEEDS, LERWICK, { latitude: 50.1, longitude: -5.5 }]) {
    const back = fromPlane(toPlane(point));
    expect(back.latitude).toBeCloseTo(point.latitude, 9);
    expect(back.longitude).toBeCloseTo(point.longitude, 9);
  }
});

test("a kilometre has the same length everywhere, so a radius is a circle", () => {
  for (const point of [LEEDS, LERWICK, { latitude: 54.6, longitude: -7.5 }]) {
    const [x, y] = toPlane(point);
    const [, north] = toPlane({ ...point, latitude: point.latitude + 0.1 });
    const kilometre = (6_371 * Math.PI) / 1_800;
    expect((y - north) / kilometre).toBeCloseTo(1, 2);
    expect(Math.hypot(x)).toBeLessThan(400);
  }
});

it("reads an area in one spelling, and keeps it near the country", () => {
  expect(formatMapArea({ latitude: 53.8, longitude: -1.55, km: 20.4 })).toBe("53.800,-1.550,20");
  expect(parseMapArea("53.8,-1.55,3.26")).toEqual({ latitude: 53.8, longitude: -1.55, km: 3.3 });
  expect(parseMapArea("0,90,9000")).toEqual({ latitude: 49.5, longitude: 2.5, km: 700 });
  for (const text of ["", "53.8,-1.55", "53.8,-1.55,x", "1e9,0,5", "53.8,-1.55,5,5"])
    expect(parseMapArea(text)).toBeUndefined();
});

it("gives the scale in miles and kilometres", () => {
  const bar = scaleBar(17);
  expect(bar.miles).toEqual({ label: "10 miles", km: 16.09344 });
  expect(bar.kilometres).toEqual({ label: "10 km", km: 10 });
});
