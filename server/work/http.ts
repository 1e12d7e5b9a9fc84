import type { ApiHandlers } from "#server/http/api-routes.ts";
import { problem, unlessRefused } from "#server/http/errors/errors.ts";
import type { Services } from "#server/services.ts";

export const workCalls = ({ work, complaints, proposals, drafts, changeLog, personalData }: Services) =>
  ({
    listWork: () => work.list(),
    countWork: () => work.counts(),
    async setAside({ body }) {
      await work.setAside(body);
    },
    async resendEmail({ params }) {
      if (!(await work.resend(params.deliveryId)))
        throw problem(409, "This email can't be sent again: it did not fail, or it is not needed any more");
    },
    async decideComplaint({ params, body }) {
      if (!(await complaints.decide(params.id, body.decision)))
        throw problem(409, "It was closed or acknowledged before");
    },
    async listProposals({ query, c }) {
      const list = await proposals.list(query);
      return c.json(list, 200, { "x-total-count": String(await proposals.count(query.kind)) });
    },
    decideProposal: async ({ params, body }) => unlessRefused(await proposals.decide(params.id, body)),
    async reopenProposal({ params }) {
      unlessRefused(await proposals.reopen(params.id));
    },
    listDrafts: () => drafts.list(),
    inviteDrafts: ({ body }) => drafts.invite(body.ids),
    decideDraft: async ({ params, body }) => unlessRefused(await drafts.decide(params.id, body.decision)),
    listChanges: ({ query }) => changeLog.list(query),
    undoChange: async ({ params }) => unlessRefused(await changeLog.undo(params.id)),
    // The contact is in the body, because URLs are logged.
    findPersonalData: ({ body }) => personalData.find(body.contact),
    erasePersonalData: ({ body }) => personalData.erase(body.contact),
  }) satisfies Partial<ApiHandlers>;
