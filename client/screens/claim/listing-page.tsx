import type { ReactNode } from "react";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";

interface ListingPageProps<Listed extends { id: number; name: string }> {
  /** Missing if the company is not listed. */
  company: Listed | undefined;
  title: string;
  isError: boolean;
  children: (company: Listed) => ReactNode;
}

export function ListingPage<Listed extends { id: number; name: string }>({
  company,
  title,
  isError,
  children,
}: ListingPageProps<Listed>) {
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
