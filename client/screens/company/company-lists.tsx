import type { ReactNode } from "react";
import { splitList } from "#client/components/company/format.ts";
import { Icon, type IconName } from "#client/components/icon.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import type { Company } from "#contract/companies.ts";

/** Services, specialties, payment and hours. Unknown values are omitted. */
export function CompanyLists({ company }: { company: Company }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:gap-6">
      <TagList icon="truck" title="Services offered" tags={splitList(company.services)} />
      <TagList icon="leaf" title="Specialties" tags={splitList(company.specialties)} />
      <TagList icon="card" title="Payment methods" tags={splitList(company.paymentMethods)} />
      <TextPanel icon="clock" title="Operating hours" text={company.operatingHours} />
    </div>
  );
}

function IconPanel({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section className="card p-4 sm:p-6">
      <h2 className="mb-3 flex items-center gap-2 text-lg font-bold">
        <Icon name={icon} />
        {title}
      </h2>
      {children}
    </section>
  );
}

function TagList({ icon, title, tags }: { icon: IconName; title: string; tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <IconPanel icon={icon} title={title}>
      <ul className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </ul>
    </IconPanel>
  );
}

function TextPanel({ icon, title, text }: { icon: IconName; title: string; text: string | null }) {
  if (!text) return null;
  return (
    <IconPanel icon={icon} title={title}>
      <p className="whitespace-pre-line text-ink-soft wrap-anywhere">{text}</p>
    </IconPanel>
  );
}
