import { formatCompanyCount, formatDate, mailtoUrl } from "#client/components/company/format.ts";
import { REGISTER_NAMES, registerText } from "#client/components/company/register-words.ts";
import { useQuery } from "#client/queries/use-query.ts";
import type { Draft, DraftDecision } from "#contract/companies/drafts.ts";
import { endOfTrade } from "#contract/registers/register-options.ts";
import { ActButton, NO_RECALL } from "../act-button.tsx";
import { adminJson, adminRequest } from "../admin-requests.ts";
import { InboxSection, type ItemProps } from "../inbox-section.tsx";
import { deskQuery } from "../queries.ts";

export function DraftsSection() {
  const { data, isError } = useQuery(deskQuery("/api/drafts"));
  const found = { data: data && { items: data.drafts, total: data.total }, isError };
  const ids = data?.drafts.filter(canBeAsked).map(({ id }) => id) ?? [];
  return (
    <InboxSection
      kind="drafts"
      empty="No drafts."
      hint={ids.length > 1 && <AskAll ids={ids} />}
      found={found}
      Row={DraftRow}
    />
  );
}

const canBeAsked = ({ email, invitedAt, registers }: Draft) =>
  email !== null && invitedAt === null && !endOfTrade(registers);

const AskAll = ({ ids }: { ids: number[] }) => (
  <ActButton
    label={`Ask these ${ids.length} companies by email`}
    asks={`Each is asked once, ever, whether what we say about it is right. Discard first what is no skip hire company. ${NO_RECALL}`}
    send={() => adminJson("POST", "/api/drafts/invite", { ids })}
    done={({ asked, leftOut }) =>
      `Questions to ${formatCompanyCount(asked)} are on their way${leftOut > 0 ? `; ${leftOut} could not be asked` : ""}`
    }
  />
);

function DraftRow({ item: draft, onDone }: ItemProps<Draft>) {
  const { id, name, email, invitedAt } = draft;
  const decide = (decision: DraftDecision) => adminJson("POST", `/api/drafts/${id}/decide`, { decision });
  return (
    <li className="grid gap-3 px-5 py-4">
      <DraftFacts draft={draft} />
      <div className="flex flex-wrap gap-2">
        {canBeAsked(draft) && (
          <ActButton
            label="Ask the company by email"
            name={`Ask the company by email: ${name}`}
            variant="primary"
            asks={`${email} is asked whether what we say about ${name} is right. ${NO_RECALL}`}
            send={() => decide("invite")}
            done="The question to the company is on its way"
            onDone={onDone}
          />
        )}
        {email && invitedAt && (
          <ActButton
            label="Send a new link"
            name={`Send a new link: ${name}`}
            asks={`${email} gets a new link to the page of ${name}. ${NO_RECALL}`}
            send={() => decide("link")}
            done="The question to the company is on its way again, with a new link"
            onDone={onDone}
          />
        )}
        <ActButton
          label="The company has confirmed it: publish"
          name={`The company has confirmed it: publish ${name}`}
          variant={email && !invitedAt ? "quiet" : "primary"}
          send={() => decide("publish")}
          done="The listing is public"
          undo={({ changeId }) =>
            changeId === null
              ? null
              : {
                  text: `${name} is listed.`,
                  undo: () => adminRequest("POST", `/api/company-changes/${changeId}/undo`),
                }
          }
          onDone={onDone}
        />
        <ActButton
          label="Discard"
          name={`Discard ${name}`}
          asks={`${name} is deleted, and imports from public sources leave this company out from now on. This can't be undone.`}
          send={() => decide("discard")}
          done="The draft is deleted and will not be imported again"
          onDone={onDone}
        />
      </div>
    </li>
  );
}

function DraftFacts({ draft }: { draft: Draft }) {
  const { name, location, county, postcode, phone, website, email, sources, invitedAt } = draft;
  return (
    <div className="grid gap-0.5">
      <h3 className="font-bold wrap-anywhere">{name}</h3>
      <p className="wrap-anywhere">{[location, county, postcode].filter(Boolean).join(", ")}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {phone && <span>{phone}</span>}{" "}
        {website && (
          <a href={website} rel="noopener noreferrer nofollow" target="_blank" className="link wrap-anywhere">
            {website.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
          </a>
        )}{" "}
        {email && (
          <a href={mailtoUrl(email)} className="link wrap-anywhere">
            {email}
          </a>
        )}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {sources
          .map(({ source, licence, readOn }) => `${source} (${licence}), ${formatDate(readOn)}`)
          .join("; ")}
      </p>
      {draft.registers.map((result) => (
        <p key={result.register} className="text-sm wrap-anywhere">
          {REGISTER_NAMES[result.register]} {result.number}: {registerText(result).text}
        </p>
      ))}
      <p className="text-sm text-ink-soft">
        {invitedAt
          ? `Asked by email on ${formatDate(invitedAt)}.`
          : `Tell the company by ${formatDate(draft.tellBy)} that we keep its details.`}{" "}
        {draft.keptUntil
          ? `Deleted on ${formatDate(draft.keptUntil)} unless confirmed.`
          : "Kept, because it has reviews or another entry was merged into it."}
      </p>
    </div>
  );
}
