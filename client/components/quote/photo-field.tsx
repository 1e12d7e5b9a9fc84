import { useEffect, useRef, useState } from "react";
import { RequestError, request } from "#client/queries/request.ts";
import {
  type FormPhotos,
  type KeptPhoto,
  MAX_PHOTOS,
  MAX_PICTURE_BYTES,
  PHOTO_FIELDS,
  PICTURE_PROBLEMS,
  PICTURE_TYPES,
} from "#contract/pictures.ts";
import { TextField } from "../form/fields.tsx";
import { deleteDraft, readDraft, saveDraft } from "../form/use-form-draft.ts";
import { useSite } from "../site/site-context.ts";

interface FormPhoto extends KeptPhoto {
  /** True if the customer unticked the photo. It stays in the list, so that the customer can tick it again. */
  isLeftOut?: boolean;
}

interface PhotosDraft {
  values: { photos: FormPhoto[] };
}

export type QuotePhotos = ReturnType<typeof usePhotos>;

const tokensOf = (photos: readonly FormPhoto[]) =>
  photos.filter(({ isLeftOut }) => !isLeftOut).map(({ token }) => token);

async function upload(file: File): Promise<KeptPhoto | string> {
  if (file.size > MAX_PICTURE_BYTES) return PICTURE_PROBLEMS["too-large"];
  try {
    const headers = { "content-type": file.type || "application/octet-stream" };
    return await (await request("POST", "/api/photos", undefined, { body: file, headers })).json();
  } catch (error) {
    const reason = error instanceof RequestError ? error.serverMessage : null;
    return reason ?? "It could not be sent. Please add it again, or send your request without it.";
  }
}

/** Photos are uploaded when they are chosen. The server keeps them for an hour. Session storage keeps the list of the photos. */
export function usePhotos(form: string, posted?: FormPhotos) {
  const draft = `${form}-photos`;
  const [photos, setPhotos] = useState<readonly FormPhoto[]>(posted?.kept ?? []);
  const [problems, setProblems] = useState<readonly string[]>(posted?.problems ?? []);
  const [isUploading, setUploading] = useState(false);
  // Sending waits for photos that are being uploaded, and then needs the list with these photos. The state of the last render may
  // lack them.
  const latest = useRef(photos);
  const uploads = useRef(Promise.resolve());
  const change = (next: readonly FormPhoto[]) => {
    latest.current = next;
    setPhotos(next);
    saveDraft<PhotosDraft>(draft, { values: { photos: [...next] } });
  };
  useEffect(() => {
    const saved = readDraft<PhotosDraft>(draft)?.values.photos;
    if (!saved || latest.current.length > 0) return;
    latest.current = saved;
    setPhotos(saved);
  }, [draft]);

  const addAll = async (files: readonly File[]) => {
    setUploading(true);
    setProblems([]);
    for (const file of files) {
      const isFull = tokensOf(latest.current).length >= MAX_PHOTOS;
      const added = isFull ? PICTURE_PROBLEMS["too-many"] : await upload(file);
      if (typeof added === "string") setProblems((others) => [...others, `${file.name}: ${added}`]);
      else change([...latest.current, added]);
    }
    setUploading(false);
  };
  return {
    photos,
    problems,
    isUploading,
    add: (files: readonly File[]) => {
      uploads.current = uploads.current.then(() => addAll(files));
    },
    leaveOut: (token: string, isLeftOut: boolean) =>
      change(latest.current.map((photo) => (photo.token === token ? { ...photo, isLeftOut } : photo))),
    /** Called if the server no longer keeps the photo. */
    forget(lost: FormPhoto) {
      change(latest.current.filter((photo) => photo !== lost));
      setProblems(["A photo was kept for an hour, which is over. Please add it again."]);
    },
    tokens: () => uploads.current.then(() => tokensOf(latest.current)),
    clear() {
      change([]);
      deleteDraft(draft);
    },
  };
}

/** Without script, the photos are sent with the form. */
export function PhotoField({ photos: { photos, problems, isUploading, ...act } }: { photos: QuotePhotos }) {
  const { takesNoPictures } = useSite();
  const input = useRef<HTMLInputElement>(null);
  const { add } = act;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the form's code had loaded
  useEffect(() => {
    const files = [...(input.current?.files ?? [])];
    if (files.length > 0) takeFiles(files);
  }, []);
  const takeFiles = (files: File[]) => {
    add(files);
    if (input.current) input.current.value = "";
  };
  if (takesNoPictures) return <p className="text-muted">Photos can't be added at the moment.</p>;
  return (
    <div className="grid gap-3">
      <TextField
        label="Photos, if they help"
        hint={`Up to ${MAX_PHOTOS}: the waste, or where the skip is to stand. Only you, the companies you ask and our administrator can see them.`}
        error={problems.join(" ") || undefined}
        ref={input}
        type="file"
        multiple
        name={PHOTO_FIELDS.files}
        accept={PICTURE_TYPES}
        onChange={({ target }) => takeFiles([...(target.files ?? [])])}
      />
      <p role="status" className={isUploading ? "font-semibold" : "sr-only"}>
        {isUploading ? "Adding your photos..." : photos.length > 0 && `${photos.length} added`}
      </p>
      {photos.length > 0 && (
        <ul aria-label="Photos that your request has" className="flex flex-wrap gap-4">
          {photos.map((photo, at) => (
            <KeptPhotoItem key={photo.token} photo={photo} number={at + 1} {...act} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface KeptPhotoItemProps extends Pick<QuotePhotos, "leaveOut" | "forget"> {
  photo: FormPhoto;
  number: number;
}

function KeptPhotoItem({ photo, number, leaveOut, forget }: KeptPhotoItemProps) {
  const { token, url, isLeftOut = false } = photo;
  return (
    <li className="grid justify-items-start gap-1">
      <img
        src={url}
        alt=""
        width={96}
        height={96}
        onError={() => forget(photo)}
        className={`size-24 rounded-control bg-paper object-cover ${isLeftOut ? "opacity-40" : ""}`}
      />
      <label className="flex min-h-11 items-center gap-2 font-semibold">
        <input
          type="checkbox"
          name={PHOTO_FIELDS.kept}
          value={token}
          defaultChecked={!isLeftOut}
          onChange={(event) => leaveOut(token, !event.target.checked)}
          className="size-5 accent-ink"
        />
        Photo {number}
      </label>
    </li>
  );
}
