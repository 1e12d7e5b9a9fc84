import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { RequestPhotos } from "./request-photos.tsx";

const PHOTOS = [1, 2, 3].map((id) => ({ id, url: "/favicon.svg" }));

export const states: States = {
  "as a company sees them": <RequestPhotos photos={PHOTOS} />,
  "on the customer's page": <RequestPhotos photos={PHOTOS.slice(1)} own={{ problem: undefined }} />,
  "none yet": <RequestPhotos photos={[]} own={{ problem: undefined }} />,
  "as many as a request can have": <RequestPhotos photos={PHOTOS} own={{ problem: undefined }} />,
  "after the delivery": <RequestPhotos photos={[]} own={{ problem: undefined, isDelivered: true }} />,
  "one was not taken": <RequestPhotos photos={[]} own={{ problem: LONG_TEXT }} />,
};
