export const MAX_PHOTOS = 3;
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;
/** A picture with more pixels is refused before it is decoded. */
export const MAX_PICTURE_PIXELS = 40_000_000;

/** The attribute `accept` of a file field. With it, iPhones turn HEIC into JPEG themselves. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp";

/** Each says why a picture was refused, and what to do. */
export const PICTURE_PROBLEMS = {
  heic: "That is a HEIC photo, which we can't show. Save it as JPEG and add it again: on an iPhone, choose Settings, Camera, Formats, “Most Compatible” and take it again; on a Mac, open it in Preview and choose File, Export, JPEG; in Windows, open it in Photos and choose “Save as”, JPG.",
  "other-type": "That file isn't a JPEG, PNG or WebP picture, so we can't show it.",
  "too-large": "That picture is larger than 8 MB. Save a smaller copy and add it again.",
  "too-many-pixels": "That picture has more than 40 megapixels. Save a smaller copy and add it again.",
  broken: "That picture is damaged or incomplete. Open it, save it again and add the new copy.",
  slow: "That picture took too long to read. Save a smaller copy and add it again.",
  busy: "We are reading many pictures just now. Please add it again in a minute.",
  off: "Pictures can't be added at the moment.",
  "too-many": "A request has at most 3 photos. Those that were one too many are left out.",
  "too-often": "You've reached the hourly limit for pictures. You can add more in an hour.",
  lost: "A photo was not kept. Please add it again.",
} as const;
export type PictureProblem = keyof typeof PICTURE_PROBLEMS;

export const isPictureProblem = (text: unknown): text is PictureProblem =>
  typeof text === "string" && Object.hasOwn(PICTURE_PROBLEMS, text);

/** The field `files` has new files. `kept` has tokens of photos that the server keeps until the form is sent. */
export const PHOTO_FIELDS = { files: "photos", kept: "photo" } as const;
export const LOGO_FIELD = "logo";
/** The server adds this field to a form. It says why a picture was refused. */
export const PICTURE_PROBLEM = "pictureProblem";

export interface KeptPhoto {
  token: string;
  url: string;
}

/** `problems` says why other photos were refused. */
export interface FormPhotos {
  kept: KeptPhoto[];
  problems: string[];
}

/** `url` is valid until the end of the next day. */
export interface RequestPhoto {
  id: number;
  url: string;
}
