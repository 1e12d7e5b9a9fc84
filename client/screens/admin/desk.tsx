import { useSearchParams } from "react-router";
import { Dashboard } from "./dashboard.tsx";
import { LeadList } from "./lead-list/lead-list.tsx";
import { ReviewList } from "./review-list/review-list.tsx";

/**
 * The dashboard, or the table that the address names. Pages of their own, and even files of their own, would cost every
 * visitor's browser bytes.
 */
export default function Desk() {
  const [params] = useSearchParams();
  const list = params.get("list");
  if (list === "reviews") return <ReviewList />;
  return list === "leads" ? <LeadList /> : <Dashboard />;
}
