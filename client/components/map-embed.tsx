import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { mapsConfigQuery } from "#client/queries/maps.ts";
import { Icon } from "./icon.tsx";
import { onNextSign } from "./next-sign.ts";

interface Placed {
  name: string;
  location: string;
  county: string;
}

/** What the maps service is asked for: name, location, county and UK. */
const mapText = ({ name, location, county }: Placed): string => [name, location, county, "UK"].join(", ");

const embedAddress = (text: string, apiKey: string | null): string =>
  apiKey
    ? `https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(apiKey)}&q=${encodeURIComponent(text)}`
    : `https://maps.google.com/maps?q=${encodeURIComponent(text)}&output=embed`;

/** How far below the screen (pixels) a map begins to load. */
const NEAR = "300px";

/**
 * Whether a visitor is there, the element is near the screen and the service behind `address` answers. Nobody's address is told
 * to another service just because a page was opened, and a service that is blocked would show a broken frame.
 */
function useReachable(element: RefObject<Element | null>, address: string | undefined): boolean {
  const [reachable, setReachable] = useState(false);
  useEffect(() => {
    if (!element.current || !address) return;
    const controller = new AbortController();
    const probe = () =>
      fetch(address, { mode: "no-cors", signal: controller.signal }).then(
        () => setReachable(true),
        () => {},
      );
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        probe();
      },
      { rootMargin: NEAR },
    );
    const box = element.current;
    const stopWaiting = onNextSign(() => observer.observe(box));
    return () => {
      stopWaiting();
      observer.disconnect();
      controller.abort();
    };
  }, [element, address]);
  return reachable;
}

/** A map that is fetched when a visitor comes near it; words stand in its place until it is there, or when it cannot be had. */
export function MapEmbed({ company, className }: { company: Placed; className: string }) {
  const { data: maps } = useQuery(mapsConfigQuery());
  const box = useRef<HTMLDivElement>(null);
  const text = mapText(company);
  const address = maps && embedAddress(text, maps.apiKey);
  const reachable = useReachable(box, address);
  return (
    <div ref={box} className={`relative overflow-hidden rounded-control bg-sand ${className}`}>
      <p className="absolute inset-0 flex flex-col items-center justify-center gap-1 p-4 text-center text-sm text-muted">
        <Icon name="pin" size="size-6" />
        {company.location}, {company.county}
      </p>
      {address && reachable && (
        <iframe
          src={address}
          title={`Map: ${text}`}
          loading="lazy"
          className="absolute inset-0 size-full border-0"
        />
      )}
    </div>
  );
}
