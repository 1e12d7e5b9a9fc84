import type { Company } from "#contract/companies.ts";
import { LONG_DESCRIPTION, LONG_NAME } from "./words/very-long.ts";

/** A company that demonstrates an unusual case. */
export interface Story {
  id: number;
  /** The unusual property. */
  tells: string;
  town: string;
  county: string;
  company: Partial<Company> & { name: string };
  /** The short name that customers use. */
  spoken: string;
  reviews: number;
  /** The rating of every review. */
  stars?: 1;
}

export const STORIES: readonly Story[] = [
  {
    id: 101,
    tells: "no reviews yet",
    town: "Perth",
    county: "Perthshire",
    company: { name: "Silver Birch Skips" },
    spoken: "Silver Birch",
    reviews: 0,
  },
  {
    id: 102,
    tells: "forty reviews",
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
    spoken: "Braithwaite",
    reviews: 40,
  },
  {
    id: 103,
    tells: "a name full of characters that need care",
    town: "Hull",
    county: "East Riding of Yorkshire",
    company: {
      name: `O'Hara & Daughters' "Skips" <Hull> Ltd`,
      email: "o'hara@oharas-skips.example",
      website: "https://www.oharas-skips.example",
    },
    spoken: "O'Hara's",
    reviews: 6,
  },
  {
    id: 104,
    tells: "Welsh, circumflexes and all",
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
    spoken: "Tŷ Gwyn",
    reviews: 4,
  },
  {
    id: 105,
    tells: "an island far from everywhere",
    town: "Lerwick",
    county: "Shetland",
    company: { name: "Bressay Sound Skips", coverage: "Shetland Mainland; Yell and Unst by arrangement" },
    spoken: "Bressay Sound",
    reviews: 3,
  },
  {
    id: 106,
    tells: "another island",
    town: "Stornoway",
    county: "Outer Hebrides",
    company: { name: "MacIver & Sons Skip Hire", coverage: "Lewis and Harris" },
    spoken: "MacIver",
    reviews: 5,
  },
  {
    id: 107,
    tells: "an island across a short stretch of water from large towns",
    town: "Ryde",
    county: "Isle of Wight",
    company: {
      name: "Wootton Creek Skip Hire",
      coverage: "Ryde, Newport, Sandown and the whole Isle of Wight",
    },
    spoken: "Wootton Creek",
    reviews: 4,
  },
  {
    id: 108,
    tells: "no postcode: placed by its town",
    town: "Keswick",
    county: "Cumbria",
    company: { name: "Herdwick Farm Skips", postcode: null },
    spoken: "Herdwick Farm",
    reviews: 2,
  },
  {
    id: 109,
    tells: "a very long name and description",
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
    spoken: "Thorneycroft's",
    reviews: 7,
  },
  {
    id: 110,
    tells: "no telephone",
    town: "Norwich",
    county: "Norfolk",
    company: { name: "Wherryman Skips", phone: null, email: "hello@wherryman-skips.example" },
    spoken: "Wherryman",
    reviews: 3,
  },
  {
    id: 111,
    tells: "no website and no e-mail, only a telephone",
    town: "Ludlow",
    county: "Shropshire",
    company: { name: "E Purslow & Son", website: null, email: "" },
    spoken: "Purslow",
    reviews: 2,
  },
  {
    id: 112,
    tells: "no services named",
    town: "Plymouth",
    county: "Devon",
    company: { name: "Eddystone Skip Hire", services: null, specialties: null },
    spoken: "Eddystone",
    reviews: 3,
  },
  {
    id: 113,
    tells: "one size of skip",
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
    spoken: "the Eight Yard people",
    reviews: 9,
  },
  {
    id: 114,
    tells: "an e-mail that reads Unknown: cannot be asked for a quote",
    town: "Inverness",
    county: "Highland",
    company: { name: "Clachnaharry Skips & Grab", email: "Unknown" },
    spoken: "Clachnaharry",
    reviews: 6,
  },
  {
    id: 115,
    tells: "one star from everyone",
    town: "Slough",
    county: "Berkshire",
    company: { name: "Skips 4 U Direct" },
    spoken: "Skips 4 U",
    reviews: 5,
    stars: 1,
  },
];
