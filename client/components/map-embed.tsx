import { queryOptions } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { getJson } from "#client/queries/request.ts";
import { useQuery } from "#client/queries/use-query.ts";
import type { Company } from "#contract/companies.ts";
import { Icon } from "./icon.tsx";
import { buttonClass } from "./ui/button-class.ts";

export const mapsConfigQueryOptions = () =>
  queryOptions({
    queryKey: ["maps", "config"],
    queryFn: () => getJson("/api/maps/config"),
  });

const embedUrl = (text: string, apiKey: string | null): string =>
  apiKey
    ? `https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(apiKey)}&q=${encodeURIComponent(text)}`
    : `https://maps.google.com/maps?q=${encodeURIComponent(text)}&output=embed`;

const ROOT_MARGIN = "300px";
const EVENTS = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/**
 * True if the visitor has interacted with the page, the element is near the viewport and `url` responds. Before an interaction,
 * Google does not get the visitor's IP address. The request to `url` avoids an empty frame where Google Maps is blocked.
 */
function useIsReachable(element: RefObject<Element | null>, url: string | undefined): boolean {
  const [isReachable, setReachable] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box || !url) return;
    const [waiting, probing] = [new AbortController(), new AbortController()];
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        fetch(url, { mode: "no-cors", signal: probing.signal }).then(
          () => setReachable(true),
          () => {},
        );
      },
      { rootMargin: ROOT_MARGIN },
    );
    const start = () => {
      waiting.abort();
      observer.observe(box);
    };
    for (const type of EVENTS) addEventListener(type, start, { passive: true, signal: waiting.signal });
    return () => {
      waiting.abort();
      observer.disconnect();
      probing.abort();
    };
  }, [element, url]);
  return isReachable;
}

export function MapEmbed({
  company,
  className,
}: {
  company: Pick<Company, "name" | "location" | "county">;
  className: string;
}) {
  const { data: maps } = useQuery(mapsConfigQueryOptions());
  const box = useRef<HTMLDivElement>(null);
  const [isPressed, setPressed] = useState(false);
  const text = [company.name, company.location, company.county, "UK"].join(", ");
  const url = maps && embedUrl(text, maps.apiKey);
  const waitsForPress = maps?.load === "press";
  const isReachable = useIsReachable(box, waitsForPress ? undefined : url);
  const showMap = () => {
    setPressed(true);
    // The button disappears, so the focus moves to the box in which the map appears.
    box.current?.focus();
  };
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={`relative overflow-hidden rounded-control bg-sand print:hidden ${className}`}
    >
      <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-4 text-center text-sm text-muted">
        <p className="flex flex-col items-center gap-1 wrap-anywhere">
          <Icon name="pin" size="size-6" />
          {company.location}, {company.county}
        </p>
        <noscript>
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(text)}`}
            rel="nofollow"
            className="link"
          >
            See {company.location} on Google Maps
          </a>
        </noscript>
        {waitsForPress && !isPressed && (
          <div className="needs-script grid justify-items-center gap-1">
            <button type="button" onClick={showMap} className={buttonClass("quiet", "small")}>
              Show map <span className="sr-only"> of {company.name}</span>
            </button>
            <p>From Google, which then sees your IP address</p>
          </div>
        )}
        {maps?.load === "visible" && <p>Map from Google</p>}
      </div>
      {url && (isReachable || isPressed) && (
        <iframe
          src={url}
          title={`Map: ${text}`}
          loading="lazy"
          className="absolute inset-0 size-full border-0"
        />
      )}
    </div>
  );
}
