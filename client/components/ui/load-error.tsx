import { useAnnouncement } from "../live-region.tsx";
import { MessagePanel } from "./message-panel.tsx";
import { ReloadLink } from "./reload-link.tsx";

interface LoadErrorProps {
  title: string;
  /** Nothing else is on the page. */
  page?: boolean;
}

/** What was asked for did not arrive. */
export function LoadError({ title, page = false }: LoadErrorProps) {
  useAnnouncement(title);
  return (
    <MessagePanel title={title} level={page ? "h1" : "h2"}>
      {page && <title>{title}</title>}
      <p className="text-ink-soft">It did not arrive. Check your connection and try again.</p>
      <ReloadLink>Try Again</ReloadLink>
    </MessagePanel>
  );
}
