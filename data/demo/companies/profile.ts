import type { Town } from "../read-place-tables.ts";
import type { Kind } from "../words/firm-names.ts";
import type { FirmName } from "./names.ts";
import type { Neighbours } from "./neighbours.ts";
import type { Offer } from "./offers.ts";
import type { Prices } from "./prices.ts";

/** What is known about a firm while its texts are being written. */
export interface Profile {
  town: Town;
  kind: Kind;
  postcode: string;
  firm: FirmName;
  neighbours: Neighbours;
  offer: Offer;
  prices: Prices;
  establishedYear: number;
  /** The drivers and the voice on the telephone that its customers come to know. */
  staff: { drivers: readonly { name: string; he: string }[]; office: string };
}
