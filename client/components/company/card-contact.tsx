import type { CompanySummary } from "#contract/companies.ts";
import { telephoneUrl } from "#contract/text/telephone-numbers.ts";
import { Icon } from "../icon.tsx";
import { websiteUrl } from "./format.ts";
import { WebsiteName } from "./website-name.tsx";

type Contact = Pick<CompanySummary, "name" | "phone" | "website" | "servesBecause">;

/**
 * Phone and website, visible on wide cards. Narrow cards show them behind one control, with the reason why the company delivers
 * to the place or does not.
 */
export function CardContact({ company: { name, phone, website, servesBecause } }: { company: Contact }) {
  const url = websiteUrl(website);
  const phoneUrl = telephoneUrl(phone);
  if (!phoneUrl && !url && !servesBecause) return null;
  return (
    <details className="card-contact min-w-0 text-sm">
      <summary className="button min-h-8.5 border-2 border-ink/80 bg-white px-3 text-sm hover:bg-sand print:hidden">
        Contact<span className="sr-only">: {name}</span>
      </summary>
      <ul className="flex flex-wrap gap-x-4 text-ink-soft @max-3xl:pt-1.5">
        {servesBecause && <li className="w-full print:hidden @3xl:hidden">{servesBecause}</li>}
        {phoneUrl && (
          <li className="flex items-center gap-2">
            <Icon name="phone" size="size-4" className="text-muted" />
            <a href={phoneUrl} className="py-1 whitespace-nowrap hover:underline @3xl:py-0.5">
              {phone}
            </a>
          </li>
        )}{" "}
        {url && (
          <li className="flex min-w-0 items-center gap-2 print:hidden">
            <Icon name="globe" size="size-4" className="text-muted" />
            <a href={url} rel="noopener nofollow" className="py-1 wrap-anywhere hover:underline @3xl:py-0.5">
              <WebsiteName url={url} />
            </a>
          </li>
        )}
      </ul>
    </details>
  );
}
