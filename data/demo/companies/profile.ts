import type { DemoTown } from "../read-place-tables.ts";
import type { Kind } from "../words/firm-names.ts";
import type { FirmServices } from "./firm-services.ts";
import type { FirmName } from "./names.ts";
import type { Neighbours } from "./neighbours.ts";
import type { Prices } from "./prices.ts";

/** The facts about a firm that its description and reviews use. */
export interface Profile {
  town: DemoTown;
  kind: Kind;
  postcode: string;
  firm: FirmName;
  neighbours: Neighbours;
  offer: FirmServices;
  prices: Prices;
  establishedYear: number;
  /** The drivers and the one person in the office that reviews mention. `he` is the pronoun of the driver: "he" or "she". */
  staff: { drivers: readonly { name: string; he: string }[]; office: string };
}
