/** Facts about one size of skip, or about a range of sizes. Dimensions are rounded to 5 cm. */
export interface SkipSize {
  id: string;
  name: string;
  yards: string;
  bags: { from: number; to: number };
  /** Typical starting prices, in pounds. */
  price: { from: number; to: number };
  /** Outside dimensions in metres, which vary slightly between companies. */
  metres: { length: number; width: number; height: number };
  description: string;
  idealFor: readonly string[];
  wasteTypes: readonly string[];
  weightNote: string | null;
  mostPopular: boolean;
}

/** A length as pages and guides write it: "1.7", "1.25", "1.0". */
export const metresWords = (metres: number): string =>
  Number.isInteger(metres) ? metres.toFixed(1) : String(metres);

export const SKIP_SIZES: readonly SkipSize[] = [
  {
    id: "4-yard",
    name: "4 Yard Midi Skip",
    yards: "4 yards",
    bags: { from: 30, to: 40 },
    price: { from: 120, to: 180 },
    metres: { length: 1.8, width: 1.3, height: 1.0 },
    description:
      "Small enough for most driveways, and the usual choice for one room or a tidy-up in the garden.",
    idealFor: ["Small bathroom or kitchen refits", "Garden clear-outs", "Clearing a shed or loft"],
    wasteTypes: ["Household waste", "Garden waste", "Soil and rubble"],
    weightNote: "Ask the company before you fill it with heavy materials.",
    mostPopular: false,
  },
  {
    id: "6-yard",
    name: "6 Yard Builder's Skip",
    yards: "6 yards",
    bags: { from: 50, to: 60 },
    price: { from: 160, to: 220 },
    metres: { length: 2.6, width: 1.5, height: 1.2 },
    description:
      "The builder's standard: the largest skip that can normally be filled completely with heavy materials.",
    idealFor: ["Kitchen and bathroom refits", "Digging up a patio or driveway", "Small building jobs"],
    wasteTypes: ["Soil, bricks and concrete", "Mixed building waste", "Household waste"],
    weightNote:
      "Can normally be filled to the top edge with heavy materials such as soil, bricks and concrete.",
    mostPopular: true,
  },
  {
    id: "8-yard",
    name: "8 Yard Large Builder's Skip",
    yards: "8 yards",
    bags: { from: 60, to: 80 },
    price: { from: 200, to: 280 },
    metres: { length: 3.4, width: 1.7, height: 1.25 },
    description:
      "The most popular size for a house clearance or a larger renovation of mixed, mostly lighter waste.",
    idealFor: ["House clearances", "Larger renovations", "Large garden projects"],
    wasteTypes: ["Mixed household waste", "Wood, metal and plastic", "Light building waste"],
    weightNote:
      "Heavy materials only in limited amounts: ask the company how far up it can be filled with them.",
    mostPopular: true,
  },
  {
    id: "12-yard",
    name: "12 Yard Maxi Skip",
    yards: "12 yards",
    bags: { from: 100, to: 120 },
    price: { from: 280, to: 360 },
    metres: { length: 3.7, width: 1.8, height: 1.7 },
    description:
      "Plenty of room for bulky, light things: furniture without upholstery, packaging, wood and plastics.",
    idealFor: ["Large house clearances", "Shop and office refits", "Bulky, light waste"],
    wasteTypes: ["Bulky household items", "Wood and packaging", "Light commercial waste"],
    weightNote: "Light materials only: no soil, bricks or concrete.",
    mostPopular: false,
  },
  {
    id: "16-yard",
    name: "16 Yard Jumbo Skip",
    yards: "16 yards",
    bags: { from: 140, to: 160 },
    price: { from: 360, to: 450 },
    metres: { length: 4.3, width: 1.8, height: 2.0 },
    description: "The largest skip a normal skip lorry carries, for big clear-outs of light waste.",
    idealFor: ["Commercial clear-outs", "Large refurbishments", "Event and packaging waste"],
    wasteTypes: ["Light commercial waste", "Bulky household items", "Wood, card and plastic"],
    weightNote: "Light materials only: no soil, bricks or concrete.",
    mostPopular: false,
  },
  {
    id: "roll-on-20-40-yard",
    name: "Roll-on Roll-off Skip",
    yards: "20-40 yards",
    bags: { from: 200, to: 400 },
    price: { from: 450, to: 800 },
    metres: { length: 6.1, width: 2.4, height: 2.6 },
    description: "A container for building sites and businesses, rolled off the back of a large lorry.",
    idealFor: ["Construction sites", "Factory and warehouse clearances", "Demolition of light structures"],
    wasteTypes: ["Mixed commercial waste", "Wood, metal and plastic", "Light demolition waste"],
    weightNote: "Light materials only, and the lorry needs a solid, level place about 20 metres long.",
    mostPopular: false,
  },
];
