import { type RefObject, useState } from "react";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import type { ApiPath } from "#client/queries/api-types.ts";
import type { AdminDevice } from "#contract/admin.ts";
import { ADMIN_IDLE_SECONDS, ADMIN_SESSION_SECONDS } from "#contract/limits.ts";
import { ActButton } from "../act-button.tsx";
import { AdminHead } from "../admin-head.tsx";
import { dateAndTime } from "../dates.ts";
import { useAdminQuery, useAdminSession, useFocusedHeading } from "../session.tsx";

const HOUR_SECONDS = 3_600;

/** The devices on which the administrator is signed in, with buttons that sign them out. */
export default function Devices() {
  const heading = useFocusedHeading();
  const { signOutEverywhere } = useAdminSession();
  const { data: devices, isPending, isError, refetch } = useDevices();
  const end = useEndDevices(heading, refetch);
  const hasOthers = devices?.some(({ isThis }) => !isThis) ?? false;
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
      {devices && (
        <ul className="card max-w-4xl divide-y divide-line">
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              onEnd={() => end(`/api/admin/devices/${device.id}`, "The device is signed out")}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {hasOthers && (
          <ActButton
            act="signOutOthers"
            subject={{ name: "All others" }}
            name="Sign out all others"
            size="medium"
            isPending={false}
            onPress={() => end("/api/admin/devices", "All other devices are signed out")}
          />
        )}
        <ActButton
          act="signOutEverywhere"
          subject={{ name: "Every device" }}
          name="Sign out everywhere"
          variant="danger"
          size="medium"
          isPending={false}
          onPress={signOutEverywhere}
        />
      </div>
    </div>
  );
}

/**
 * The list is not cached after the page is left, so that each visit loads it again. `request` sends the bearer token, so that
 * the server can mark the current device (`isThis`).
 */
function useDevices() {
  const { request } = useAdminSession();
  return useAdminQuery({
    queryKey: ["admin", "devices"],
    queryFn: async () => (await request("GET", "/api/admin/devices")).json(),
    gcTime: 0,
  });
}

/** Signs devices out and reloads the list. The focus moves to the heading, because the pressed button may have been removed. */
function useEndDevices(heading: RefObject<HTMLElement | null>, reload: () => Promise<unknown>) {
  const { request } = useAdminSession();
  const showToast = useToast();
  const [isPending, setPending] = useState(false);
  return async (path: ApiPath<"DELETE">, done: string) => {
    if (isPending) return;
    setPending(true);
    try {
      await request("DELETE", path);
      showToast({ title: "Success", description: done });
    } catch {
      showToast({ title: "Error", description: "Failed to sign out", destructive: true });
    }
    await reload();
    setPending(false);
    heading.current?.focus();
  };
}

function DeviceRow({ device: row, onEnd }: { device: AdminDevice; onEnd: () => void }) {
  const { device, startedAt, usedAt, isThis } = row;
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
          act="signOutDevice"
          subject={{ name }}
          name={`Sign out ${name}, last used ${dateAndTime(usedAt)}`}
          isPending={false}
          onPress={onEnd}
        />
      )}
    </li>
  );
}
