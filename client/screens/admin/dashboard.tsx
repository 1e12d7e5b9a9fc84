import { Tabs } from "radix-ui";
import { startTransition, useOptimistic } from "react";
import { useNavigate } from "react-router";
import { useUrlParams } from "#client/navigation/use-page-params.ts";
import { AdminHead } from "./admin-head.tsx";
import { Button } from "./button.tsx";
import { CompaniesTab } from "./companies/companies-tab.tsx";
import { LeadList } from "./leads/lead-list.tsx";
import { QuotesTab } from "./quotes/quotes-tab.tsx";
import { ReviewList } from "./reviews/review-list.tsx";
import { useAdminSession } from "./session.tsx";
import { SignOutEverywhere } from "./sign-out-everywhere.tsx";

const TABS = [
  { value: "companies", label: "Companies Management", content: <CompaniesTab /> },
  { value: "quotes", label: "Quote Requests", content: <QuotesTab /> },
] as const;

function Dashboard() {
  const { signOut } = useAdminSession();
  const params = useUrlParams();
  const navigate = useNavigate();
  // The panel changes immediately, but the URL changes in a transition. If the panel waited for the URL, a fast press of Tab
  // would move the focus into a panel that is about to be removed.
  const [tab, showTab] = useOptimistic(params.get("tab"));
  const shown = TABS.find(({ value }) => value === tab) ?? TABS[0];
  const changeTab = (chosen: string) =>
    startTransition(() => {
      showTab(chosen);
      // A press also focuses the tab, which calls this function a second time.
      if (new URLSearchParams(location.search).get("tab") !== chosen) navigate(`?tab=${chosen}`);
    });
  return (
    <>
      <div className="mb-4 grid gap-2">
        <AdminHead title="Admin Dashboard">
          <SignOutEverywhere />
          <Button size="medium" onPress={signOut}>
            Logout
          </Button>
        </AdminHead>
      </div>
      <Tabs.Root value={shown.value} onValueChange={changeTab}>
        <Tabs.List aria-label="Dashboard" className="flex gap-1 overflow-x-auto border-b-2 border-ink">
          {TABS.map(({ value, label }) => (
            <Tabs.Trigger
              key={value}
              value={value}
              className="min-h-12 rounded-t-control px-3 text-sm font-bold whitespace-nowrap -outline-offset-4 focus-visible:shadow-none hover:bg-sand sm:px-5 sm:text-base data-[state=active]:bg-ink data-[state=active]:text-white data-[state=active]:outline-skip"
            >
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {TABS.map(({ value, content }) => (
          <Tabs.Content key={value} value={value} className="pt-6">
            {content}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  );
}

/** The dashboard and two lists share one file, because every further page or file adds bytes to the script of all visitors. */
export default function Desk() {
  const params = useUrlParams();
  const list = params.get("list");
  if (list === "reviews") return <ReviewList />;
  return list === "leads" ? <LeadList /> : <Dashboard />;
}
