import { Icon } from "#client/components/icon.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { telephoneUrl } from "#contract/text/telephone-numbers.ts";

/** A link to call the company, or nothing without a complete number. Its text is the number, which also prints. */
export function CallLink({ name, phone }: { name: string; phone: string | null }) {
  const url = telephoneUrl(phone);
  if (!url) return null;
  return (
    <a
      href={url}
      aria-label={`Ring ${name}: ${phone}`}
      className={`${buttonClass("quiet")} w-full print:min-h-0 print:border-0 print:p-0 print:text-xs`}
    >
      <Icon name="phone" size="size-4.5" className="print:hidden" />
      {phone}
    </a>
  );
}
