import type { Serves } from "#contract/options.ts";
import { deliversToWords } from "../company/fit-words.ts";
import { Icon, type IconName } from "../icon.tsx";

const LOOKS: Record<Serves, { icon: IconName; className: string }> = {
  yes: { icon: "check", className: "text-go-deep" },
  probably: { icon: "check", className: "text-ink" },
  ask: { icon: "info", className: "text-ink" },
  no: { icon: "close", className: "text-stop" },
};

interface DeliveryLineProps {
  serves: Serves;
  because?: string | undefined;
  place: string;
}

export function DeliveryLine({ serves, because, place }: DeliveryLineProps) {
  const { icon, className } = LOOKS[serves];
  return (
    <p className="flex gap-2 wrap-anywhere">
      <Icon name={icon} size="size-5" className={`mt-0.5 ${className}`} />
      <span className="min-w-0">
        <span className={`font-bold ${className}`}>{deliversToWords(serves, place)}</span>{" "}
        {because && (
          <>
            <br />
            <span className="text-sm text-ink-soft">{because}</span>
          </>
        )}
      </span>
    </p>
  );
}
