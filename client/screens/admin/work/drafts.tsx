import { formatDate, mailtoUrl } from "#client/components/company/format.ts";
import { REGISTER_NAMES, registerText } from "#client/components/company/register-words.ts";
import type { Draft, DraftDecision } from "#contract/companies/drafts.ts";
import { ActButton } from "../act-button.tsx";
import { InboxSection, type ItemProps } from "../inbox-section.tsx";
import { draftsQueryOptions } from "../queries.ts";
import { useAdminQuery } from "../session.tsx";
import { useAct } from "../use-act.ts";

const DONE: Record<DraftDecision, string> = {
  publish: "The listing is public",
  invite: "The question to the company is on its way",
  link: "The question to the company is on its way again, with a new link",
  discard: "The draft is deleted and will not be imported again",
};

/** Companies from public sources, oldest first. The administrator publishes or discards each, or asks the company by email. */
export const DraftsSection = () => (
  <InboxSection
    title="Drafts from public sources"
    empty="No drafts."
    found={useAdminQuery(draftsQueryOptions())}
    row={(props) => <DraftRow {...props} />}
  />
);

const useDecideDraft = ({ item: draft, onDone }: ItemProps<Draft>) =>
  useAct({
    send: async (request, decision: DraftDecision) =>
      (await request("POST", `/api/drafts/${draft.id}/decide`, { decision })).json(),
    done: (_, decision) => DONE[decision],
    onDone: ({ changeId }) => {
      const text = `${draft.name} is listed.`;
      onDone(
        changeId === null
          ? null
          : { text, undo: (request) => request("POST", `/api/company-changes/${changeId}/undo`) },
      );
    },
  });

/**
 * A company's data from public sources, with buttons that publish the company or discard the draft. A third button asks the
 * company by email, or sends it a new link if it was asked before, if the draft has an email address.
 */
function DraftRow(props: ItemProps<Draft>) {
  const { item: draft } = props;
  const decide = useDecideDraft(props);
  const shared = (decision: DraftDecision) => ({
    ...{ subject: { name: draft.name, to: draft.email }, isPending: decide.isPending },
    onPress: () => decide.mutate(decision),
  });
  return (
    <li className="grid gap-3 px-5 py-4">
      <DraftFacts draft={draft} />
      <div className="flex flex-wrap gap-2">
        {draft.email && (
          <ActButton
            act={draft.invitedAt ? "linkDraft" : "inviteDraft"}
            variant={draft.invitedAt ? "quiet" : "primary"}
            {...shared(draft.invitedAt ? "link" : "invite")}
          />
        )}
        <ActButton
          act="publishDraft"
          name={`The company has confirmed it: publish ${draft.name}`}
          variant={draft.email && !draft.invitedAt ? "quiet" : "primary"}
          {...shared("publish")}
        />
        <ActButton act="discardDraft" name={`Discard ${draft.name}`} {...shared("discard")} />
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
