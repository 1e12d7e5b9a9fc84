import { useSite } from "#client/components/site/site-context.ts";
import type { LoaderArgs, ScreenProps } from "#client/page.ts";
import { BRAND } from "#contract/brand.ts";
import { escapeXml } from "#contract/text/escape-xml.ts";
import { type FirmProps, FirmShell, loadFirm } from "./firm-page.tsx";

export const loader = (args: LoaderArgs) => loadFirm(args);

export default function FirmBadgeScreen(props: ScreenProps & FirmProps) {
  const { publicUrl } = useSite();
  const wordsFor = (name: string) => `Reviews of ${name} on ${BRAND.name}`;
  return (
    <FirmShell {...props} title="Badge" tab="/firm/badge">
      {({ listing: { id, name } }) => (
        <section aria-labelledby="badge" className="card grid gap-4 p-4 sm:p-6">
          <h1 id="badge" className="display text-xl sm:text-2xl">
            A badge for your website
          </h1>
          <p className="max-w-prose text-ink-soft">
            It shows your average rating and the number of reviews written here, and keeps itself up to date.
            It loads one picture from us, sets no cookie and runs no script.
          </p>
          <img src={`/badge/${id}.svg`} width="256" height="64" alt={wordsFor(name)} />
          <label className="grid gap-1.5">
            <span className="font-semibold">Copy this into your page</span>
            <textarea
              readOnly
              rows={5}
              spellCheck={false}
              className="block w-full rounded-control border-2 border-edge bg-paper p-3 font-mono text-sm wrap-anywhere"
              defaultValue={`<a href="${publicUrl}/company/${id}"><img src="${publicUrl}/badge/${id}.svg" width="256" height="64" alt="${escapeXml(wordsFor(name))}"></a>`}
            />
          </label>
        </section>
      )}
    </FirmShell>
  );
}
