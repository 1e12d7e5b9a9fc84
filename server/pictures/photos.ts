import { createHash } from "node:crypto";
import type { Logger } from "pino";
import {
  type FormPhotos,
  isPictureProblem,
  type KeptPhoto,
  MAX_PHOTOS,
  PHOTO_FIELDS,
  PICTURE_PROBLEM,
  PICTURE_PROBLEMS,
  type PictureProblem,
  type RequestPhoto,
} from "#contract/pictures.ts";
import type { Database } from "#server/database/connect.ts";
import type { PictureAddresses } from "./addresses.ts";
import * as store from "./picture-store.ts";

/**
 * The most bytes of photos in forms that are being filled in, of all visitors together. Bytes are counted, not photos, so that
 * many small photos do not use up the limit.
 */
const MAX_DRAFT_BYTES = 240 * 2 ** 20;

export type Photos = ReturnType<typeof createPhotos>;

interface PhotosDeps {
  database: Database;
  addresses: PictureAddresses;
  openReceipt: (token: string) => string | null;
  log: Logger;
}

/** These functions get photos that are already encoded. */
export function createPhotos(deps: PhotosDeps) {
  const tokens = photoTokens(deps.addresses);
  return { ...createFormPhotos(deps, tokens), ...createRequestPhotos(deps, tokens) };
}

const SUBJECT = /^photo-(\d{1,15})$/;
const subjectOf = (id: number) => `photo-${id}`;
const hashOf = (webp: Buffer) => createHash("sha256").update(webp).digest("base64url");

/** A form names its kept photos by tokens. The addresses of the photos contain the same tokens. */
function photoTokens({ issue, open }: PictureAddresses) {
  const idOf = (token: string): number | null => {
    const id = SUBJECT.exec(open(token) ?? "")?.[1];
    return id === undefined ? null : Number(id);
  };
  return {
    idOf,
    idsOf: (tokens: readonly string[]) =>
      tokens
        .map(idOf)
        .filter((id) => id !== null)
        .slice(0, 2 * MAX_PHOTOS),
    kept(id: number): KeptPhoto {
      const token = issue(subjectOf(id));
      return { token, url: `/pictures/${token}` };
    },
  };
}

type PhotoTokens = ReturnType<typeof photoTokens>;

function createFormPhotos({ database }: PhotosDeps, { idsOf, kept }: PhotoTokens) {
  /** Keeps a photo for an hour. If its form is sent within the hour, the photo moves to the request. */
  async function keep(webp: Buffer): Promise<KeptPhoto | PictureProblem> {
    if ((await store.sumDraftBytes(database)) >= MAX_DRAFT_BYTES) return "busy";
    return kept(await store.insertDraft(database, { hash: hashOf(webp), webp }));
  }
  return {
    keep,
    /** Returns the photos of a form that was sent without script: the photos kept before that still exist, and the new photos. */
    async keepOfForm(form: FormData): Promise<FormPhotos & { firstProblem: PictureProblem | undefined }> {
      const tokens = form.getAll(PHOTO_FIELDS.kept).map(String);
      const found: KeptPhoto[] = (await store.findDrafts(database, idsOf(tokens))).map(kept);
      const problems = form.getAll(PICTURE_PROBLEM).filter(isPictureProblem);
      if (found.length < tokens.length) problems.push("lost");
      for (const file of filesIn(form)) {
        const isFull = found.length >= MAX_PHOTOS;
        const one = isFull ? "too-many" : await keep(Buffer.from(await file.arrayBuffer()));
        if (typeof one === "string") problems.push(one);
        else found.push(one);
      }
      const [firstProblem] = problems;
      return { kept: found.slice(0, MAX_PHOTOS), problems: sentencesOf(problems), firstProblem };
    },
    /** For a form that is shown again without the database. Returns only the photos that were kept before. */
    ofUnsentForm(form: FormData): FormPhotos {
      const ids = idsOf(form.getAll(PHOTO_FIELDS.kept).map(String));
      const problems = sentencesOf(filesIn(form).length > 0 ? ["lost"] : []);
      return { kept: ids.slice(0, MAX_PHOTOS).map(kept), problems };
    },
    deleteOld: () => store.deleteOldDrafts(database),
  };
}

function createRequestPhotos({ database, addresses, openReceipt, log }: PhotosDeps, tokens: PhotoTokens) {
  const attachIn = (reference: string, ids: readonly number[]): Promise<number> =>
    database.transaction(async (tx) => {
      const quoteId = await store.lockOpenRequest(tx, reference);
      if (quoteId === null) return 0;
      const hashes = new Set((await store.photosOf(tx, reference)).map(({ hash }) => hash));
      let attached = 0;
      for (const photo of await store.findAttachable(tx, quoteId, ids)) {
        if (!hashes.has(photo.hash)) {
          if (hashes.size >= MAX_PHOTOS) break;
          hashes.add(photo.hash);
          await store.moveToRequest(tx, quoteId, photo.id);
        }
        attached += 1;
      }
      return attached;
    });

  async function ofRequests(references: readonly string[]): Promise<Record<string, RequestPhoto[]>> {
    const rows = await store.photosOf(database, ...references);
    const byReference = Map.groupBy(rows, ({ reference }) => reference);
    const view = ({ id }: { id: number }) => ({ id, url: addresses.urlOf(subjectOf(id)) });
    return Object.fromEntries([...byReference].map(([reference, own]) => [reference, own.map(view)]));
  }

  return {
    ofRequest: async (reference: string): Promise<RequestPhoto[]> =>
      (await ofRequests([reference]))[reference] ?? [],
    ofRequests,
    /**
     * Returns how many of these photos the request has afterwards. Equal photos are stored once. Returns 0 after an error, and
     * for a withdrawn or erased request.
     */
    attach: (reference: string, kept: readonly string[]): Promise<number> =>
      attachIn(reference, tokens.idsOf(kept)).catch((err: unknown) => {
        log.error({ err }, "Photos could not be added to their request");
        return 0;
      }),
    /** Returns the problems with the photos. Null if the link is invalid, or if its request was withdrawn or erased. */
    add: (receiptToken: string, form: FormData): Promise<PictureProblem[] | null> =>
      database.transaction(async (tx) => {
        const reference = openReceipt(receiptToken);
        const quoteId = reference && (await store.lockOpenRequest(tx, reference));
        if (!reference || !quoteId) return null;
        const problems = form.getAll(PICTURE_PROBLEM).filter(isPictureProblem);
        const hashes = new Set((await store.photosOf(tx, reference)).map(({ hash }) => hash));
        for (const file of filesIn(form)) {
          const webp = Buffer.from(await file.arrayBuffer());
          const hash = hashOf(webp);
          if (hashes.has(hash)) continue;
          if (hashes.size >= MAX_PHOTOS) return [...problems, "too-many"];
          hashes.add(hash);
          await store.insertPhoto(tx, quoteId, { hash, webp });
        }
        return problems;
      }),
    /**
     * A photo that is already deleted counts as removed. Returns false if the link does not belong to the customer of a request.
     */
    async remove(receiptToken: string, id: number): Promise<boolean> {
      const reference = openReceipt(receiptToken);
      if (reference) await store.deletePhoto(database, reference, id);
      return reference !== null;
    },
    async read(token: string): Promise<Buffer | null> {
      const id = tokens.idOf(token);
      return id === null ? null : store.readPhoto(database, id);
    },
  };
}

const sentencesOf = (problems: readonly PictureProblem[]) =>
  [...new Set(problems)].map((problem) => PICTURE_PROBLEMS[problem]);

const filesIn = (form: FormData): File[] =>
  form.getAll(PHOTO_FIELDS.files).filter((value) => value instanceof File);
