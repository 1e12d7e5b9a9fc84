import type { ReactNode } from "react";
import { Link } from "#client/components/link.tsx";
import { useJobQuery } from "#client/navigation/use-page-params.ts";

interface GuideLinkProps {
  slug: string;
  section?: string;
  children: ReactNode;
}

export function GuideLink({ slug, section, children }: GuideLinkProps) {
  const hash = section ? `#${section}` : "";
  return (
    <Link to={`/guides/${slug}${useJobQuery()}${hash}`} className="link">
      {children}
    </Link>
  );
}
