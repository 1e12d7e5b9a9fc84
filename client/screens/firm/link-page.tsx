import type { ReactNode } from "react";
import { SubmitButton } from "#client/components/form/fields.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";

interface LinkPageProps {
  title: string;
  found: { heading: string; text: string; button?: string } | undefined;
  children: ReactNode;
}

/** Opening the link changes nothing, because mail programs open links automatically. */
export const LinkPage = ({ title, found, children }: LinkPageProps) => (
  <div className="page max-w-3xl py-8">
    <title>{title}</title>
    <meta name="robots" content="noindex" />
    {found ? (
      <MessagePanel title={found.heading}>
        <p className="max-w-prose text-ink-soft">{found.text}</p>
        {found.button && (
          <form method="post">
            <SubmitButton>{found.button}</SubmitButton>
          </form>
        )}
      </MessagePanel>
    ) : (
      <MessagePanel title="This link doesn't open anything any more">
        {children}
        <a href="/companies" className={buttonClass()}>
          Find your company
        </a>
      </MessagePanel>
    )}
  </div>
);
