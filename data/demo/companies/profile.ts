import type { Town } from "../read-place-tables.ts";
import type { Kind } from "../words/firm-names.ts";
import type { FirmName } from "./names.ts";
import type { Neighbours } from "./neighbours.ts";
import type { Offer } from "./offers.ts";
import type { Prices } from "./prices.ts";

/** The facts about a firm that its description and reviews use. */
export interface Profile {
  town: Town;
  kind: Kind;
  postcode: string;
  firm: FirmName;
  neighbours: Neighbours;
  offer: Offer;
  prices: Prices;
  establishedYear: number;
  /** The drivers and office staff that reviews mention. */
  staff: { drivers: readonly { name: string; he: string }[]; office: string };
}
