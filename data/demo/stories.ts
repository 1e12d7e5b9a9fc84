import type { Company } from "#contract/companies.ts";
import { LONG_DESCRIPTION, LONG_NAME } from "./words/very-long.ts";

/** A hand-written company that demonstrates an unusual case, for example a missing phone number. */
export interface Story {
  id: number;
  demonstrates: string;
  town: string;
  county: string;
  company: Partial<Company> & { name: string };
  /** The short name that customers use in reviews. */
  shortName: string;
  reviews: number;
  /** The rating of all reviews of this company. By default ratings are random. */
  stars?: 1;
}

export const STORIES: readonly Story[] = [
  {
    id: 101,
    demonstrates: "no reviews yet",
    town: "Perth",
    county: "Perthshire",
    company: { name: "Silver Birch Skips" },
    shortName: "Silver Birch",
    reviews: 0,
  },
  {
    id: 102,
    demonstrates: "forty reviews",
    town: "York",
    county: "North Yorkshire",
    company: {
      name: "Braithwaite & Daughters Skip Hire",
      skipSizes: "2 yard, 4 yard, 6 yard, 8 yard, 12 yard",
      services:
        "Skip hire, Domestic skip hire, Builders' skips, Wait and load, Skip permits, House clearance",
      permits: true,
      eco: true,
    },
    shortName: "Braithwaite",
    reviews: 40,
  },
  {
    id: 103,
    demonstrates: "a name with characters that must be escaped",
    town: "Hull",
    county: "East Riding of Yorkshire",
    company: {
      name: `O'Hara & Daughters' "Skips" <Hull> Ltd`,
      email: "o'hara@oharas-skips.example",
      website: "https://www.oharas-skips.example",
    },
    shortName: "O'Hara's",
    reviews: 6,
  },
  {
    id: 104,
    demonstrates: "a Welsh name and description",
    town: "Caernarfon",
    county: "Gwynedd",
    company: {
      name: "Sgipiau'r Tŷ Gwyn",
      description:
        "Cwmni teuluol o Gaernarfon yn llogi sgipiau ledled Arfon a Llŷn ers 1987. Mae croeso i chi ffonio yn Gymraeg " +
        "neu yn Saesneg. A family firm hiring out skips all over Arfon and Llŷn since 1987: ring us in Welsh or English.",
      establishedYear: 1987,
      coverage: "Caernarfon, Llanberis, Bethesda, Pwllheli and Môn",
      email: "helo@sgipiaurtygwyn.example",
      website: "https://www.sgipiaurtygwyn.example",
    },
    shortName: "Tŷ Gwyn",
    reviews: 4,
  },
  {
    id: 105,
    demonstrates: "a remote island",
    town: "Lerwick",
    county: "Shetland",
    company: { name: "Bressay Sound Skips", coverage: "Shetland Mainland; Yell and Unst by arrangement" },
    shortName: "Bressay Sound",
    reviews: 3,
  },
  {
    id: 106,
    demonstrates: "an island in the Outer Hebrides",
    town: "Stornoway",
    county: "Outer Hebrides",
    company: { name: "MacIver & Sons Skip Hire", coverage: "Lewis and Harris" },
    shortName: "MacIver",
    reviews: 5,
  },
  {
    id: 107,
    demonstrates: "an island close to large towns on the mainland",
    town: "Ryde",
    county: "Isle of Wight",
    company: {
      name: "Wootton Creek Skip Hire",
      coverage: "Ryde, Newport, Sandown and the whole Isle of Wight",
    },
    shortName: "Wootton Creek",
    reviews: 4,
  },
  {
    id: 108,
    demonstrates: "no postcode, so that the town determines the position",
    town: "Keswick",
    county: "Cumbria",
    company: { name: "Herdwick Farm Skips", postcode: null },
    shortName: "Herdwick Farm",
    reviews: 2,
  },
  {
    id: 109,
    demonstrates: "a very long name and description",
    town: "Wolverhampton",
    county: "West Midlands",
    company: {
      name: LONG_NAME,
      description: LONG_DESCRIPTION,
      establishedYear: 1958,
      skipSizes: "2 yard, 4 yard, 6 yard, 8 yard, 12 yard, 16 yard",
      services:
        "Skip hire, Grab hire, Waste recycling, Wait and load, Skip permits, Recycled aggregates, Mattress recycling",
      permits: true,
      eco: true,
    },
    shortName: "Thorneycroft's",
    reviews: 7,
  },
  {
    id: 110,
    demonstrates: "no phone number",
    town: "Norwich",
    county: "Norfolk",
    company: { name: "Wherryman Skips", phone: null, email: "hello@wherryman-skips.example" },
    shortName: "Wherryman",
    reviews: 3,
  },
  {
    id: 111,
    demonstrates: "a phone number, but no website and no email address",
    town: "Ludlow",
    county: "Shropshire",
    company: { name: "E Purslow & Son", website: null, email: "" },
    shortName: "Purslow",
    reviews: 2,
  },
  {
    id: 112,
    demonstrates: "no services",
    town: "Plymouth",
    county: "Devon",
    company: { name: "Eddystone Skip Hire", services: null, specialties: null },
    shortName: "Eddystone",
    reviews: 3,
  },
  {
    id: 113,
    demonstrates: "only one skip size",
    town: "Brighton",
    county: "East Sussex",
    company: {
      name: "The Eight Yard Skip Company",
      skipSizes: "8 yard",
      priceFrom: "230.00",
      priceTo: "265.00",
      description:
        "We hire out one skip, the 8 yard, and we do it well. One size means one price, one lorry and no muddle. If 8 yards " +
        "is too big for you, we will happily say who in Brighton has smaller.",
    },
    shortName: "the Eight Yard people",
    reviews: 9,
  },
  {
    id: 114,
    demonstrates: "the email address Unknown, which prevents quote requests",
    town: "Inverness",
    county: "Highland",
    company: { name: "Clachnaharry Skips & Grab", email: "Unknown" },
    shortName: "Clachnaharry",
    reviews: 6,
  },
  {
    id: 115,
    demonstrates: "only one-star reviews",
    town: "Slough",
    county: "Berkshire",
    company: { name: "Skips 4 U Direct" },
    shortName: "Skips 4 U",
    reviews: 5,
    stars: 1,
  },
];
