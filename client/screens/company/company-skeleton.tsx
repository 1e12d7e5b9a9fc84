import { useAnnouncement } from "#client/components/live-region.tsx";

export function CompanySkeleton() {
  useAnnouncement("Loading company");
  return (
    <div aria-busy="true" className="delayed card grid gap-5 p-6 sm:p-8">
      <title>Loading company</title>
      <h1 className="sr-only">Loading company</h1>
      <div className="skeleton h-10 w-3/4" />
      <div className="skeleton h-5 w-1/2" />
      <div className="skeleton h-5 w-1/3" />
      <div className="skeleton h-24 w-full" />
    </div>
  );
}
