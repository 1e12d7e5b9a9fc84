import { useQuery } from "@tanstack/react-query";
import { mapsConfigQuery } from "#client/queries/maps.ts";
import { Icon } from "./icon.tsx";

/** What the maps service is asked for: name, location, county and UK. */
export const mapText = (company: { name: string; location: string; county: string }): string =>
  [company.name, company.location, company.county, "UK"].join(", ");

const embedAddress = (text: string, apiKey: string | null): string =>
  apiKey
    ? `https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(apiKey)}&q=${encodeURIComponent(text)}`
    : `https://maps.google.com/maps?q=${encodeURIComponent(text)}&output=embed`;

/** A map that is fetched when it comes near the screen; the words beneath it stay when the service cannot be reached. */
export function MapEmbed({
  company,
  className,
}: {
  company: { name: string; location: string; county: string };
  className: string;
}) {
  const { data: maps } = useQuery(mapsConfigQuery());
  const text = mapText(company);
  return (
    <div className={`relative overflow-hidden rounded-control bg-sand ${className}`}>
      <p className="absolute inset-0 flex flex-col items-center justify-center gap-1 p-4 text-center text-sm text-muted">
        <Icon name="pin" className="size-6" />
        {company.location}, {company.county}
      </p>
      {maps && (
        <iframe
          src={embedAddress(text, maps.apiKey)}
          title={`Map: ${text}`}
          loading="lazy"
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full border-0"
        />
      )}
    </div>
  );
}
