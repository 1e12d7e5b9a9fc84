import { useAnnouncement } from "../announcements.tsx";
import { Panel } from "./panel.tsx";
import { ReloadLink } from "./reload-link.tsx";

interface LoadFailedProps {
  title: string;
  /** Nothing else is on the page. */
  page?: boolean;
}

/** What was asked for did not arrive. */
export function LoadFailed({ title, page = false }: LoadFailedProps) {
  useAnnouncement(title);
  return (
    <Panel title={title} level={page ? "h1" : "h2"}>
      {page && <title>{title}</title>}
      <p className="text-ink-soft">It did not arrive. Check your connection and try again.</p>
      <ReloadLink>Try Again</ReloadLink>
    </Panel>
  );
}
