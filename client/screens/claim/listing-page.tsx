import type { ReactNode } from "react";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import type { Company } from "#contract/companies.ts";

export const SentNotice = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-labelledby="sent" className="card grid gap-2 border-l-4 border-l-go p-4 sm:p-6">
    <h2 id="sent" className="text-lg font-bold">
      {title}
    </h2>
    {children}
  </section>
);

interface ListingPageProps {
  company: Company | undefined;
  title: string;
  isError: boolean;
  children: (company: Company) => ReactNode;
}

export function ListingPage({ company, title, isError, children }: ListingPageProps) {
  return (
    <div className="page max-w-3xl py-4 sm:py-8">
      <title>{`${isError ? "Error: " : ""}${title}${company ? ` ${company.name}` : ""}`}</title>
      <meta name="robots" content="noindex" />
      {company ? (
        <div className="grid gap-4 sm:gap-6">
          <div className="grid gap-1">
            <a
              href={`/company/${company.id}`}
              className="link inline-flex min-h-11 items-center wrap-anywhere"
            >
              Back to {company.name}
            </a>
            <h1 className="display text-2xl sm:text-4xl">{title}</h1>
          </div>
          {children(company)}
        </div>
      ) : (
        <MessagePanel title="Company Not Found">
          <p className="text-ink-soft">The company you're looking for doesn't exist.</p>
        </MessagePanel>
      )}
    </div>
  );
}
