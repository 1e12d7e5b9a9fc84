import { useUrlParams } from "#client/navigation/use-page-params.ts";
import { Dashboard } from "./dashboard.tsx";
import { LeadList } from "./lead-list/lead-list.tsx";
import { ReviewList } from "./review-list/review-list.tsx";

/**
 * Shows the dashboard, or the table that the URL names. Separate pages, or separate files, would add bytes to every visitor's
 * script.
 */
export default function Desk() {
  const params = useUrlParams();
  const list = params.get("list");
  if (list === "reviews") return <ReviewList />;
  return list === "leads" ? <LeadList /> : <Dashboard />;
}
