import type { PlaceChoice } from "./place-choices.tsx";
import { PlaceNotice, UnknownPlace } from "./place-notice.tsx";
import { useUnderstoodPlace } from "./understood-place.ts";

export function UnderstoodPlaceNotice({ location, ...choice }: PlaceChoice & { location: string }) {
  const understood = useUnderstoodPlace(location);
  if (!understood) return null;
  return (
    <>
      <UnknownPlace location={location} result={understood} {...choice} />
      <PlaceNotice result={understood} {...choice} />
    </>
  );
}
