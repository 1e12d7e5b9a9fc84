import { Badge } from "#client/components/ui/badge.tsx";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { useQuery } from "#client/queries/use-query.ts";
import type { AdminDevice } from "#contract/admin.ts";
import { ADMIN_IDLE_SECONDS, ADMIN_SESSION_SECONDS } from "#contract/limits.ts";
import { ActButton } from "../act-button.tsx";
import { AdminHead } from "../admin-head.tsx";
import { adminRequest } from "../admin-requests.ts";
import { dateAndTime } from "../dates.ts";
import { deskQuery } from "../queries.ts";
import { useFocusedElement } from "../session.tsx";
import { SignOutEverywhere } from "../sign-out-everywhere.tsx";
import { AfterAct } from "../undo.tsx";

const HOUR_SECONDS = 3_600;
const LOST = "and what is not saved there is lost. Signing in again needs the password.";

export default function Devices() {
  const heading = useFocusedElement<HTMLHeadingElement>();
  // The list is not cached after the page is left, so that each visit loads it again.
  const { data: devices, isPending, isError } = useQuery({ ...deskQuery("/api/admin/devices"), gcTime: 0 });
  return (
    <div className="grid gap-4">
      <AdminHead title="Signed-in devices" heading={heading} />
      <p className="max-w-prose text-ink-soft">
        Each line is one sign-in. It ends {ADMIN_IDLE_SECONDS / HOUR_SECONDS} hours after its last use, and{" "}
        {ADMIN_SESSION_SECONDS / HOUR_SECONDS} hours after it began. If you don't recognise one, sign it out
        and change the password: that signs out every device.
      </p>
      {isError && (
        <p role="alert" className="font-semibold text-stop">
          Failed to fetch the devices
        </p>
      )}
      {isPending && <SkeletonList count={2} label="Loading the devices" className="grid gap-4" />}{" "}
      {/* The heading gets the focus, because the pressed button may be removed. */}
      <AfterAct value={() => heading.current?.focus()}>
        {devices && (
          <ul className="card max-w-4xl divide-y divide-line">
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-3">
          {devices?.some(({ isThis }) => !isThis) && (
            <ActButton
              label="Sign out all others"
              size="medium"
              asks={`All devices but this one are signed out, ${LOST}`}
              send={() => adminRequest("DELETE", "/api/admin/devices")}
              done="All other devices are signed out"
              failed="Failed to sign out"
            />
          )}
          <SignOutEverywhere variant="danger" />
        </div>
      </AfterAct>
    </div>
  );
}

function DeviceRow({ device: { id, device, startedAt, usedAt, isThis } }: { device: AdminDevice }) {
  const name = device ?? "Unknown device";
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <div className="mr-auto grid min-w-0 gap-0.5">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
          {name} {isThis && <Badge tone="go">This device</Badge>}
        </h2>
        <p className="text-sm text-ink-soft">
          Signed in <time dateTime={startedAt}>{dateAndTime(startedAt)}</time>
        </p>
        <p className="text-sm text-ink-soft">
          Last used <time dateTime={usedAt}>{dateAndTime(usedAt)}</time>
        </p>
      </div>
      {!isThis && (
        <ActButton
          label="Sign out"
          name={`Sign out ${name}, last used ${dateAndTime(usedAt)}`}
          asks={`${name} is signed out, ${LOST}`}
          send={() => adminRequest("DELETE", `/api/admin/devices/${id}`)}
          done="The device is signed out"
          failed="Failed to sign out"
        />
      )}
    </li>
  );
}
