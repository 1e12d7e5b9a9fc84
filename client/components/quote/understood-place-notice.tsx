import type { PlaceChoice } from "../search/place-choices.tsx";
import { PlaceNotice } from "../search/place-notice.tsx";
import { UnknownPlace } from "../search/unknown-place.tsx";
import { useUnderstoodPlace } from "./use-understood-place.ts";

/**
 * Says how a quote form understands its location, if it does not understand exactly what was typed: which of several places of
 * the same name, and which places an unknown location may mean.
 */
export function UnderstoodPlaceNotice({ location, ...choice }: PlaceChoice & { location: string }) {
  const understood = useUnderstoodPlace(location);
  if (!understood) return null;
  return (
    <>
      <UnknownPlace location={location} suggestions={understood.suggestions} {...choice} />
      <PlaceNotice result={understood} {...choice} />
    </>
  );
}
