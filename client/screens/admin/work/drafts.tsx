import { formatCompanyCount, formatDate } from "#client/components/company/format.ts";
import { useQuery } from "#client/queries/use-query.ts";
import type { Draft, DraftDecision, DraftStep } from "#contract/companies/drafts.ts";
import type { WorkKind } from "#contract/work/work-kinds.ts";
import { ActButton, NO_RECALL } from "../act-button.tsx";
import { adminJson, adminRequest } from "../admin-requests.ts";
import { EmailLink, PhoneLink } from "../desk-links.tsx";
import { InboxSection, type ItemProps } from "../inbox-section.tsx";
import { deskQuery } from "../queries.ts";
import { RegisterResults } from "./listings.tsx";

export const DraftSections = () => (
  <>
    <DraftsSection kind="drafts" step="ask" empty="No drafts to ask about." />
    <DraftsSection
      kind="draftsToRing"
      step="ring"
      empty="No drafts to write to or ring."
      hint="No email address is known, or a register says, or may say, that the company has ended. Write or ring, or discard."
    />
    <DraftsSection
      kind="draftsAsked"
      step="asked"
      empty="No drafts whose company was asked."
      hint="Each company decides on its own page. Nothing waits for you here."
    />
  </>
);

interface DraftsSectionProps {
  kind: WorkKind;
  step: DraftStep;
  empty: string;
  hint?: string;
}

function DraftsSection({ step, hint, ...section }: DraftsSectionProps) {
  const { data, isError } = useQuery(deskQuery("/api/drafts"));
  const items = data?.drafts.filter((draft) => draft.step === step) ?? [];
  return (
    <InboxSection
      {...section}
      hint={step === "ask" && items.length > 1 ? <AskAll drafts={items} /> : hint}
      found={{ data: data && { items, total: data.totals[step] }, isError }}
      Row={DraftRow}
    />
  );
}

const AskAll = ({ drafts }: { drafts: readonly Draft[] }) => (
  <ActButton
    label={`Ask these ${drafts.length} companies by email`}
    asks={`Each is asked once, ever, whether what we say about it is right. Discard first what is no skip hire company. ${NO_RECALL}`}
    send={() => adminJson("POST", "/api/drafts/invite", { ids: drafts.map(({ id }) => id) })}
    done={({ asked, leftOut }) =>
      `Questions to ${formatCompanyCount(asked)} are on their way${leftOut > 0 ? `; ${leftOut} could not be asked` : ""}`
    }
  />
);

function DraftRow({ item: draft }: ItemProps<Draft>) {
  const { id, name, email, step } = draft;
  const decide = (decision: DraftDecision) => adminJson("POST", `/api/drafts/${id}/decide`, { decision });
  return (
    <li className="grid gap-3 px-5 py-4">
      <DraftFacts draft={draft} />
      <div className="flex flex-wrap gap-2">
        {step === "ask" && (
          <ActButton
            label="Ask the company by email"
            name={`Ask the company by email: ${name}`}
            variant="primary"
            asks={`${email} is asked whether what we say about ${name} is right. ${NO_RECALL}`}
            send={() => decide("invite")}
            done="The question to the company is on its way"
          />
        )}
        {email && step === "asked" && (
          <ActButton
            label="Send a new link"
            name={`Send a new link: ${name}`}
            asks={`${email} gets a new link to the page of ${name}. ${NO_RECALL}`}
            send={() => decide("link")}
            done="The question to the company is on its way again, with a new link"
          />
        )}
        <ActButton
          label="The company has confirmed it: publish"
          name={`The company has confirmed it: publish ${name}`}
          variant={step === "ask" ? "quiet" : "primary"}
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
        />
        <ActButton
          label="Discard"
          name={`Discard ${name}`}
          asks={`${name} is deleted, and imports from public sources leave this company out from now on. This can't be undone.`}
          send={() => decide("discard")}
          done="The draft is deleted and will not be imported again"
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
        {phone && <PhoneLink phone={phone} />}{" "}
        {website && (
          <a href={website} rel="noopener noreferrer nofollow" target="_blank" className="link wrap-anywhere">
            {website.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
          </a>
        )}{" "}
        {email && <EmailLink email={email} />}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {sources
          .map(({ source, licence, readOn }) => `${source} (${licence}), ${formatDate(readOn)}`)
          .join("; ")}
      </p>
      <RegisterResults results={draft.registers} />
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
