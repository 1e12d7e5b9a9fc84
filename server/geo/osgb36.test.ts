import { expect, test } from "vitest";
import { kilometresBetween } from "./distance.ts";
import { fromNationalGrid } from "./osgb36.ts";

// Points whose coordinates Ordnance Survey publishes in both systems.
const KNOWN: [name: string, eastings: number, northings: number, latitude: number, longitude: number][] = [
  ["Caister", 651409.903, 313177.27, 52.657977, 1.716052],
  ["the Isles of Scilly", 91492.146, 11318.804, 49.922263937, -6.29977752],
  ["the Lizard", 170370.718, 11572.405, 49.960061378, -5.2030461],
  ["Blackpool", 331534.564, 431920.794, 53.779110258, -3.040454907],
  ["Inverness", 267056.768, 846176.972, 57.486250007, -4.219263986],
  ["Shetland", 440725.073, 1107878.448, 59.854099139, -1.274869104],
];

test.each(KNOWN)(
  "%s is converted with an error under 6 metres",
  (_name, eastings, northings, latitude, longitude) => {
    const found = fromNationalGrid(eastings, northings);
    expect(kilometresBetween(found, { latitude, longitude }) * 1000).toBeLessThan(6);
  },
);
