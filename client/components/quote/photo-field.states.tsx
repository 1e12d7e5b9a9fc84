import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import type { FormPhotos } from "#contract/pictures.ts";
import { PhotoField, usePhotos } from "./photo-field.tsx";

const Field = ({ kept = [], problems = [] }: Partial<FormPhotos>) => (
  <PhotoField photos={usePhotos("states", { kept, problems })} />
);

const photo = (token: string) => ({ token, url: "/favicon.svg" });

export const states: States = {
  "without photos": <Field />,
  "with two photos": <Field kept={[photo("1"), photo("2")]} />,
  "with a photo that was not taken": <Field kept={[photo("1")]} problems={[LONG_TEXT]} />,
};
