import { telephoneUrl } from "#contract/text/telephone-numbers.ts";

/** A telephone number that can be pressed to ring it. A text without a number is shown as it is. */
export function PhoneLink({ phone }: { phone: string }) {
  const url = telephoneUrl(phone);
  if (!url) return phone;
  return (
    <a href={url} className="link whitespace-nowrap">
      {phone}
    </a>
  );
}
