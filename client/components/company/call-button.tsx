import type { ReactNode } from "react";
import type { Company } from "#contract/companies.ts";
import { telephoneUrl } from "#contract/text/telephone-numbers.ts";
import { Icon } from "../icon.tsx";
import { buttonClass } from "../ui/button-class.ts";

interface CallButtonProps {
  company: Pick<Company, "name" | "phone">;
  size?: "small" | "medium";
  className: string;
  children?: ReactNode;
}

/** Renders nothing without a complete number. */
export function CallButton({ company, size = "small", className, children = "Call" }: CallButtonProps) {
  const { name, phone } = company;
  const url = telephoneUrl(phone);
  if (!url) return null;
  return (
    <a
      href={url}
      aria-label={`Call ${name}: ${phone}`}
      className={`${buttonClass("quiet", size)} ${className}`}
    >
      <Icon name="phone" size={size === "small" ? "size-4" : "size-4.5"} className="print:hidden" />
      {children}
    </a>
  );
}
