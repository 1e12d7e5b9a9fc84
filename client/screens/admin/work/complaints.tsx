import { countOf, mailtoUrl } from "#client/components/company/format.ts";
import { Badge } from "#client/components/ui/badge.tsx";
import type { ComplaintDecision, WaitingComplaint } from "#contract/complaints.ts";
import { DAY_MS, longDay, todayInLondon } from "#contract/dates.ts";
import { ActButton } from "../act-button.tsx";
import { dateAndTime } from "../dates.ts";
import { type ItemProps, WorkSection } from "../inbox-section.tsx";
import { useAct } from "../use-act.ts";
import type { OnDone } from "./use-undo.tsx";
import { WorkRow } from "./work-row.tsx";

export const ComplaintsSection = () => (
  <WorkSection
    kind="complaints"
    title="Complaints about personal data"
    empty="No complaints."
    hint="The law wants each acknowledged within 30 days, and then an answer without undue delay."
    row={(props) => <ComplaintRow {...props} />}
  />
);

function ComplaintRow({ item: complaint, onDone }: ItemProps<WaitingComplaint>) {
  const { name, email, about, createdAt, acknowledgedAt } = complaint;
  const subject = { name, to: email };
  const acknowledging = useDecide(complaint, "acknowledge", onDone);
  const closing = useDecide(complaint, "close", onDone);
  return (
    <WorkRow
      actions={
        <>
          {acknowledgedAt === null && (
            <ActButton
              act="acknowledgeComplaint"
              variant="primary"
              subject={subject}
              isPending={acknowledging.isPending}
              onPress={() => acknowledging.mutate()}
            />
          )}
          <ActButton
            act="closeComplaint"
            subject={subject}
            isPending={closing.isPending}
            onPress={() => closing.mutate()}
          />
        </>
      }
    >
      <h3 className="font-bold wrap-anywhere">{name}</h3>
      <p className="whitespace-pre-line wrap-anywhere">{about}</p>
      <p className="text-sm text-muted wrap-anywhere">
        <a href={mailtoUrl(email)} className="link">
          {email}
        </a>
        , {dateAndTime(createdAt)}
      </p>
      <p>
        <Clock complaint={complaint} />
      </p>
    </WorkRow>
  );
}

/** How many days are left to acknowledge the complaint. */
function Clock({ complaint: { acknowledgedAt, acknowledgeBy } }: { complaint: WaitingComplaint }) {
  if (acknowledgedAt !== null) return <Badge>Acknowledged {dateAndTime(acknowledgedAt)}</Badge>;
  const left = (Date.parse(acknowledgeBy) - Date.parse(todayInLondon())) / DAY_MS;
  return left < 0 ? (
    <Badge tone="stop">Acknowledgement overdue since {longDay(acknowledgeBy)}</Badge>
  ) : (
    <Badge tone="skip">
      {countOf(left, "day")} left to acknowledge, until {longDay(acknowledgeBy)}
    </Badge>
  );
}

const DONE = { acknowledge: "They are told by email", close: "The complaint is deleted" } as const;

const useDecide = ({ id }: WaitingComplaint, decision: ComplaintDecision, onDone: OnDone) =>
  useAct({
    send: (request) => request("POST", `/api/complaints/${id}/decide`, { decision }),
    done: DONE[decision],
    onDone: () => onDone(null),
  });
