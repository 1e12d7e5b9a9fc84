import { z } from "zod";

export interface Site {
  /** Without a trailing slash. */
  publicUrl: string;
  /** True if the companies are invented. Pages then show a notice at the top and are `noindex`. */
  demonstration: boolean;
  /** A setting without a value is missing. */
  legal: LegalIdentity;
  /** Lines of text for the footer. The server composes them, so that browsers need no code for it. */
  footerLines: readonly string[];
  /** True if maps load only when the visitor presses a button. */
  mapsOnPress?: boolean;
  isFeaturedPaid?: boolean;
  /** True if this machine can't encode pictures, so that nobody can add photos or logos. */
  takesNoPictures?: boolean;
}

export interface LegalIdentity {
  name?: string;
  /** The whole address in one line. */
  address?: string;
  companyNumber?: string;
  /** The part of the United Kingdom, such as "England and Wales". */
  registeredIn?: string;
  registeredOffice?: string;
  vatNumber?: string;
  icoNumber?: string;
  /** Who hosts the site and sends its emails, where, and under which safeguard, in one line. */
  dataSuppliers?: string;
  email?: string;
}

export const mapsConfigSchema = z
  .object({
    provider: z.literal("google"),
    load: z.enum(["visible", "press"]).meta({
      description:
        "When a page asks the service for a map: once it is near the viewport, or when a visitor presses a button",
    }),
    apiKey: z.string().nullable().meta({ description: "Null: the service's embed without a key is used" }),
  })
  .meta({ id: "MapsConfig" });
export type MapsConfig = z.output<typeof mapsConfigSchema>;
