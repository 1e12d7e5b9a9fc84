import type { ReactNode } from "react";
import type { Company } from "#contract/companies.ts";
import { telephoneUrl } from "#contract/text/telephone-numbers.ts";
import { Icon } from "../icon.tsx";
import { buttonClass } from "../ui/button-class.ts";

interface CallButtonProps {
  company: Pick<Company, "name" | "phone">;
  className: string;
  children?: ReactNode;
}

export function CallButton({ company: { name, phone }, className, children = "Call" }: CallButtonProps) {
  const url = telephoneUrl(phone);
  if (!url) return null;
  return (
    <a
      href={url}
      aria-label={`Call ${name}: ${phone}`}
      className={`${buttonClass("quiet", "small")} ${className}`}
    >
      <Icon name="phone" size="size-4" className="print:hidden" />
      {children}
    </a>
  );
}
