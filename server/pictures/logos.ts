import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Companies } from "#server/companies/companies.ts";
import type { Database } from "#server/database/connect.ts";
import type { PictureAddresses } from "./addresses.ts";
import { type Encoder, LOGO } from "./encoder.ts";
import * as store from "./picture-store.ts";

/** The most bytes of logos in memory. They are enough for about a thousand logos. */
const MAX_CACHED = 8 * 2 ** 20;

export type Logos = ReturnType<typeof createLogos>;

interface LogosDeps {
  database: Database;
  companies: Pick<Companies, "version">;
  addresses: PictureAddresses;
  encoder: Pick<Encoder, "toPng" | "upload">;
}

const ADDRESS = /^\/logos\/([\w-]{43})\.webp$/;
const addressOf = (hash: string) => `/logos/${hash}.webp`;
const SUBJECT = /^logo-([\w-]{43})$/;

/** A logo has a public address only while a public listing has it. */
export function createLogos({ database, companies, addresses, encoder }: LogosDeps) {
  const cache = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHED,
    sizeCalculation: ({ length }, key) => length + key.length,
  });
  /** Stores a logo. The logo is deleted within two hours unless a listing, proposal or change refers to it. */
  async function keep(webp: Buffer): Promise<string> {
    const address = addressOf(createHash("sha256").update(webp).digest("base64url"));
    await store.insertLogo(database, address, webp);
    return address;
  }
  return {
    keep,
    /** Encodes and stores a drawing of ours like an upload. Returns an empty list if this machine has no encoder. */
    async keepDrawing(svg: string): Promise<string[]> {
      const png = await encoder.toPng(svg);
      const webp = png && (await encoder.upload(png, LOGO));
      return Buffer.isBuffer(webp) ? [await keep(webp)] : [];
    },
    /** Null if no public listing has the logo at this moment. */
    async read(address: string): Promise<Buffer | null> {
      if (!ADDRESS.test(address)) return null;
      // Withdrawing a logo changes the version, so a withdrawn logo is not found in the cache.
      const key = `${companies.version} ${address}`;
      const known = cache.get(key);
      if (known) return known;
      const webp = await store.readPublicLogo(database, address);
      if (webp) cache.set(key, webp);
      return webp;
    },
    urlOf(address: string | null): string | null {
      const hash = ADDRESS.exec(address ?? "")?.[1];
      return hash ? addresses.urlOf(`logo-${hash}`) : null;
    },
    async readSigned(token: string): Promise<Buffer | null> {
      const hash = SUBJECT.exec(addresses.open(token) ?? "")?.[1];
      return hash ? store.readLogo(database, addressOf(hash)) : null;
    },
    deleteUnused: () => store.deleteUnusedLogos(database),
  };
}
