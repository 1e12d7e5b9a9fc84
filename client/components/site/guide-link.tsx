import type { ReactNode } from "react";
import { Link } from "react-router";
import { useJobQuery } from "./use-job-query.ts";

interface GuideLinkProps {
  slug: string;
  /** The id of a heading in the guide. */
  section?: string;
  children: ReactNode;
}

/** A link in a text to a guide, which receives the place and the job of the page. */
export function GuideLink({ slug, section, children }: GuideLinkProps) {
  const hash = section ? `#${section}` : "";
  return (
    <Link to={`/guides/${slug}${useJobQuery()}${hash}`} className="link">
      {children}
    </Link>
  );
}
