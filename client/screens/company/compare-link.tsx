import { useEffect, useState } from "react";
import {
  listNear,
  type SelectableCompany,
  savedSelection,
} from "#client/components/company/selection/selectable-company.ts";
import { Link } from "#client/components/link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { compareUrl, type SearchedArea } from "#client/urls/company-url.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";

/**
 * The companies selected in a list for the same place. Selections in the price comparison are not included. Empty on the server,
 * which does not know the selection.
 */
function useChosen(location: string | undefined): readonly SelectableCompany[] {
  const [chosen, setChosen] = useState<readonly SelectableCompany[]>([]);
  useEffect(() => setChosen(savedSelection(listNear(location))), [location]);
  return chosen;
}

/** A link that compares the company with those selected in a list. */
export function CompareLink({ id, area }: { id: number; area: SearchedArea }) {
  const others = useChosen(area.location).filter((company) => company.id !== id);
  if (others.length === 0) return null;
  const compared = [{ id }, ...others].slice(0, MAX_COMPANIES_PER_QUOTE);
  return (
    <Link
      to={compareUrl(compared, area)}
      rel="nofollow"
      className={`${buttonClass("quiet")} max-lg:flex-1 max-lg:px-2`}
    >
      Compare ({compared.length})
    </Link>
  );
}
