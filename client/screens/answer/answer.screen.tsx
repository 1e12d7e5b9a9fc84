import type { ActionArgs, LoaderArgs, ScreenProps } from "#client/page.ts";
import { offerBody, type RequestToAnswer } from "#contract/answers/answers.ts";
import { LINE_FIELDS } from "#contract/answers/offer-form.ts";
import { AnswerPage } from "./answer-page.tsx";
import { LinkProblem } from "./link-problem.tsx";
import { type PostedAnswer, postAnswer, unsentAnswer } from "./post-answer.ts";

/** Opening the link changes nothing, because mail programs open links automatically. */
export async function loader({ params, firm, services }: LoaderArgs) {
  const found = await services.quotes.answers.read(params.token ?? "", firm);
  if ("refused" in found)
    return found.refused === "expired" ? { props: { ended: found.message }, status: 410 } : { status: 404 };
  return { props: { asked: found, formKey: crypto.randomUUID() } };
}

export const fields = () => ({
  texts: ["key", "intent", "reason", ...LINE_FIELDS, ...Object.keys(offerBody.shape)],
});

/** Handles the forms when they are submitted without script. */
export const action = ({ form, params, firm, services }: ActionArgs) =>
  postAnswer(form, { token: params.token ?? "", firm }, services.quotes.answers);

export const returnForm = ({ form }: ActionArgs, message: string) => unsentAnswer(form, message);

interface AnswerScreenProps extends ScreenProps {
  /** Missing if the link is unknown or has ended. */
  asked?: RequestToAnswer;
  /** Why the link has ended, and what to do. */
  ended?: string;
  /** The idempotency key of the forms when they are submitted without script. */
  formKey?: string;
  posted?: PostedAnswer;
}

export default function AnswerScreen({ params, asked, ended, formKey = "", posted }: AnswerScreenProps) {
  return (
    <div className="page max-w-5xl py-4 sm:py-8">
      <title>{posted && posted.intent !== "preview" ? "Error: answer a request" : "Answer a request"}</title>
      <meta name="robots" content="noindex" />
      {asked ? (
        <AnswerPage
          initial={asked}
          token={params.token ?? ""}
          formKey={posted?.values.key ?? formKey}
          posted={posted}
        />
      ) : (
        <LinkProblem ended={ended} />
      )}
    </div>
  );
}
