import type { PlaceChoice } from "./place-choices.tsx";
import { PlaceNotice, UnknownPlace } from "./place-notice.tsx";
import { useUnderstoodPlace } from "./understood-place.ts";

/**
 * Says how the location of a quote form, a comparison or a company's page is understood, if it is not exactly what was typed:
 * which of several places of the same name, and which places an unknown location may mean.
 */
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
