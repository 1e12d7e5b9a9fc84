import { phoneUrl } from "#client/components/company/format.ts";

/** A telephone number that can be pressed to ring it. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={phoneUrl(phone)} className="link whitespace-nowrap">
    {phone}
  </a>
);
