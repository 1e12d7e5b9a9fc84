import { MAX_PHOTOS, PHOTO_FIELDS, PICTURE_TYPES, type RequestPhoto } from "#contract/pictures.ts";
import { SubmitButton } from "../form/fields.tsx";
import { FormField } from "../form/form-field.tsx";
import { useSite } from "../site/site-context.ts";
import { fieldClass } from "../ui/field-class.ts";

interface Own {
  problem: string | undefined;
  isDelivered?: boolean;
}

interface RequestPhotosProps {
  photos: readonly RequestPhoto[];
  own?: Own;
}

/** The URLs of the photos are signed and expire soon. */
export function RequestPhotos({ photos, own }: RequestPhotosProps) {
  if (photos.length === 0 && !own) return null;
  return (
    <section
      id="photos"
      aria-labelledby="photos-title"
      tabIndex={-1}
      className={`card grid gap-4 outline-none print:hidden ${own ? "p-5 sm:p-8" : "p-4 sm:p-6"}`}
    >
      <h2 id="photos-title" className={`display ${own ? "text-2xl" : "text-xl sm:text-2xl"}`}>
        Photos
      </h2>
      {photos.length > 0 && <PhotoGrid photos={photos} isOwn={own !== undefined} />}
      {own?.problem && photos.length >= MAX_PHOTOS && (
        <p role="alert" className="font-semibold text-stop">
          {own.problem}
        </p>
      )}
      {own && photos.length < MAX_PHOTOS && <AddForm {...own} isFirst={photos.length === 0} />}
    </section>
  );
}

export const PhotoGrid = ({ photos, isOwn }: { photos: readonly RequestPhoto[]; isOwn?: boolean }) => (
  <ul className="grid max-w-lg grid-cols-3 gap-3">
    {photos.map(({ id, url }, at) => (
      <li key={id} className="grid content-start gap-1">
        <a href={url} aria-label={`Photo ${at + 1}, full size`}>
          <img
            src={url}
            alt=""
            width={400}
            height={400}
            loading="lazy"
            className="aspect-square w-full rounded-control bg-paper object-cover"
          />
        </a>
        {isOwn && (
          <form method="post">
            <input type="hidden" name="photoId" value={id} />
            <button
              type="submit"
              name="intent"
              value="remove-photo"
              aria-label={`Remove photo ${at + 1}`}
              className="link inline-flex min-h-11 items-center"
            >
              Remove
            </button>
          </form>
        )}
      </li>
    ))}
  </ul>
);

function AddForm({ problem, isDelivered, isFirst }: Own & { isFirst: boolean }) {
  if (useSite().takesNoPictures) return <p className="text-muted">Photos can't be added at the moment.</p>;
  const purpose = isDelivered
    ? `Photos help to settle what went wrong: up to ${MAX_PHOTOS} in all.`
    : `Up to ${MAX_PHOTOS}, of the waste or of where the skip is to stand.`;
  return (
    <form method="post" encType="multipart/form-data" className="grid gap-3">
      <FormField
        label={isFirst ? "Add photos" : "Add another photo"}
        hint={`${purpose} Only you, the companies you asked and our administrator can see them.`}
        error={problem}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            multiple
            required
            name={PHOTO_FIELDS.files}
            accept={PICTURE_TYPES}
            className={fieldClass}
          />
        )}
      </FormField>
      <SubmitButton intent="add-photos" variant="quiet" className="justify-self-start">
        Add to your request
      </SubmitButton>
    </form>
  );
}
