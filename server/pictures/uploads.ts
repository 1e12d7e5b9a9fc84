import type { Logger } from "pino";
import type { Companies } from "#server/companies/companies.ts";
import type { Database } from "#server/database/connect.ts";
import type { SigningSecrets } from "#server/signing.ts";
import { pictureAddresses } from "./addresses.ts";
import { createEncoder } from "./encoder.ts";
import { createLogos } from "./logos.ts";
import { createPhotos } from "./photos.ts";
import { createPictures } from "./pictures.ts";

interface UploadsDeps {
  database: Database;
  companies: Pick<Companies, "version">;
  config: SigningSecrets;
  openReceipt: (token: string) => string | null;
  log: Logger;
}

export type Uploads = ReturnType<typeof createUploads>;

export function createUploads({ database, companies, config, openReceipt, log }: UploadsDeps) {
  const encoder = createEncoder(log);
  const addresses = pictureAddresses(config);
  const photos = createPhotos({ database, addresses, openReceipt, log });
  const logos = createLogos({ database, companies, addresses, encoder });
  return { encoder, pictures: createPictures(encoder), photos, logos };
}
