import { SubmitButton } from "#client/components/form/fields.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { ActionArgs, LoaderArgs, ScreenProps } from "#client/page.ts";
import { actAsFirm, type FirmProps, FirmShell, firmPath, loadFirm } from "./firm-page.tsx";

export const loader = (args: LoaderArgs) => loadFirm(args);

export const fields = () => ({ texts: ["companyId"] });

export const action = (args: ActionArgs) =>
  actAsFirm(args, async (companyId) => {
    await args.services.firms.remove(companyId);
    return { redirect: firmPath("removed") };
  });

export default function FirmLeaveScreen(props: ScreenProps & FirmProps) {
  return (
    <FirmShell {...props} title="Remove your listing" tab="/firm">
      {({ listing }) => (
        <section aria-labelledby="leave" className="card grid gap-3 p-4 sm:p-6">
          <h1 id="leave" className="display text-xl sm:text-2xl">
            Remove the listing of {listing.name}?
          </h1>
          <p className="max-w-prose text-ink-soft">
            It disappears with its reviews: at once from searches and town pages, and from search engines at
            their next visit. Customers who have asked you already keep what you answered. We then delete it
            and note that your company must not be added again.
          </p>
          <p className="max-w-prose text-ink-soft">
            Only away for a while? Pausing requests keeps your place and your reviews.
          </p>
          <div className="flex flex-wrap gap-3">
            <form method="post" action="/firm/leave">
              <input type="hidden" name="companyId" value={listing.id} />
              <SubmitButton variant="danger">Remove my listing</SubmitButton>
            </form>
            <a href="/firm" className={buttonClass("quiet")}>
              Keep it
            </a>
          </div>
        </section>
      )}
    </FirmShell>
  );
}
