import { unlistedWords } from "#client/components/company/unlisted-words.ts";
import { PageLink } from "#client/components/page-link.tsx";
import type { LeftOut } from "./use-prefill.ts";

/** The chosen companies that cannot receive the request, each with a link to its page, and how many are no longer listed. */
export function LeftOutCompanies({ companies, unlisted }: LeftOut) {
  if (companies.length + unlisted === 0) return null;
  return (
    <div role="alert" className="grid gap-1 border-l-4 border-skip bg-skip-pale px-4 py-3">
      {companies.map(({ id, name }) => (
        <p key={id}>
          <strong className="wrap-anywhere">{name}</strong> takes no requests by email, so this request
          doesn't go there.{" "}
          <PageLink to={`/company/${id}`} className="link whitespace-nowrap">
            See how to contact it
          </PageLink>
        </p>
      ))}
      {unlisted > 0 && <p>{unlistedWords(unlisted)}</p>}
    </div>
  );
}
