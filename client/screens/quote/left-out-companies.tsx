import { PageLink } from "#client/components/page-link.tsx";
import type { Company } from "#contract/companies.ts";

/** The chosen companies that cannot receive the request, each with a link to its page. */
export function LeftOutCompanies({ companies }: { companies: readonly Company[] }) {
  if (companies.length === 0) return null;
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
    </div>
  );
}
