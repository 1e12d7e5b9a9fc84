import type { ReactNode } from "react";
import { mailtoUrl } from "#client/components/company/format.ts";
import { telephoneUrl } from "#contract/text/telephone-numbers.ts";

export function PhoneLink({ phone }: { phone: string }) {
  const url = telephoneUrl(phone);
  if (!url) return phone;
  return (
    <a href={url} className="link whitespace-nowrap">
      {phone}
    </a>
  );
}

export const EmailLink = ({ email }: { email: string }) => (
  <a href={mailtoUrl(email)} className="link wrap-anywhere">
    {email}
  </a>
);

/** The dashboard's list of the reviews of one company. */
export const reviewsUrl = (companyId: number): string => `/admin?list=reviews&company=${companyId}`;

export const CompanyPageLink = ({ id, children }: { id: number; children: ReactNode }) => (
  <a href={`/company/${id}`} className="link">
    {children}
  </a>
);
