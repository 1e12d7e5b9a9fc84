import type { ReactNode } from "react";
import { Link } from "#client/components/link.tsx";
import { useJobQuery } from "#client/navigation/use-page-params.ts";

interface GuideLinkProps {
  slug: string;
  /** The id of a heading in the guide. */
  section?: string;
  children: ReactNode;
}

/** The link passes on the place and the job of the current page. */
export function GuideLink({ slug, section, children }: GuideLinkProps) {
  const hash = section ? `#${section}` : "";
  return (
    <Link to={`/guides/${slug}${useJobQuery()}${hash}`} className="link">
      {children}
    </Link>
  );
}
