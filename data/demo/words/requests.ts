import type { DeclineReason } from "#contract/answers/offer.ts";
import type { Waste } from "#contract/job/job.ts";
import { splitLines } from "./lines.ts";

/** Customers' notes about a job, by its wastes. */
export const JOBS_ASKED: readonly { waste: readonly Waste[]; info: readonly string[] }[] = [
  {
    waste: ["garden"],
    info: splitLines(`
      Mostly hedge cuttings and an old shed, already taken down.
      Brambles and turf from a back garden. Access is from the lane behind.
      Two conifers, cut into lengths.`),
  },
  {
    waste: ["general"],
    info: splitLines(`
      Clearing my late mother's house. Boxes, books and small furniture.
      Loft and garage clear-out before we move.
      Carpets and broken toys, nothing heavy.`),
  },
  {
    waste: ["general", "mattress"],
    info: splitLines(`
      Bedroom furniture and one double mattress.
      Two old beds with their mattresses, and some bags.`),
  },
  {
    waste: ["soil", "rubble"],
    info: splitLines(`
      Digging out for a patio: soil and broken slabs.
      An old garage base, about four inches thick.
      Soil from footings. Please say how full we may load it.`),
  },
  {
    waste: ["mixed-building", "wood"],
    info: splitLines(`
      Old kitchen units, tiles and some timber.
      A bathroom being ripped out. The fitter starts on the day of delivery.
      Stud wall and skirting, bagged where possible.`),
  },
  {
    waste: ["plasterboard", "wood"],
    info: splitLines("Ceilings of two rooms. Can the plasterboard go in the same skip?"),
  },
];

/** Companies' notes with an offer. */
export const OFFER_NOTES = splitLines(`
  Delivery between 7am and 12. Ring us the day before if you'd like a time.
  Collection within three days of your call.
  Price holds if the drive is at least 2.6 m wide.
  We bring boards for the drive at no charge.
  Level load, please: nothing above the sides.
  Pay by card when you book.`);

export const DECLINE_NOTES: Readonly<Record<DeclineReason, readonly (string | null)[]>> = {
  "out-of-area": [null, "We only go as far as the ring road."],
  "no-such-size": [null, "Our largest is 8 yards. We could do two."],
  "no-vehicle": ["Both lorries are out until the week after.", null],
  "waste-not-taken": [null, "Our tip stopped taking this in spring."],
  "not-enough-detail": ["Please say how wide the access is and ask again."],
  other: ["We're closed for two weeks.", null],
};
