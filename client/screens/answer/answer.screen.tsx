import { isPress, type PostedPress, postPress, unsentPress } from "#client/components/hire/post-press.ts";
import { PRESS_FIELDS } from "#client/components/hire/press-forms.ts";
import { RequestPhotos } from "#client/components/quote/request-photos.tsx";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import type { ActionArgs, LoaderArgs, ScreenProps } from "#client/page.ts";
import { offerBody, type RequestToAnswer } from "#contract/answers/answers.ts";
import { LINE_FIELDS } from "#contract/answers/offer-form.ts";
import { companyPress } from "#contract/hires/press-bodies.ts";
import type { RequestPhoto } from "#contract/pictures.ts";
import { AnswerPage } from "./answer-page.tsx";
import { type PostedAnswer, postAnswer, unsentAnswer } from "./post-answer.ts";

/** Opening the link changes nothing, because mail programs open links automatically. */
export async function loader({ params, url, firm, services }: LoaderArgs) {
  const found = await services.quotes.answers.read(params.token ?? "", firm);
  if ("refused" in found)
    return found.refused === "expired" ? { props: { ended: found.message }, status: 410 } : { status: 404 };
  const { asked, reference } = found.request;
  // `asked` is empty after the customer has chosen another company. The page then needs no photos.
  const photos = asked.length > 0 ? await services.photos.ofRequest(reference) : [];
  return {
    props: { asked: found, photos, formKey: crypto.randomUUID(), done: url.searchParams.get("done") },
  };
}

export const fields = () => ({
  texts: [...PRESS_FIELDS, "intent", "reason", ...LINE_FIELDS, ...Object.keys(offerBody.shape)],
});

export function action({ form, params: { token = "" }, firm, services: { quotes } }: ActionArgs) {
  if (!isPress(form)) return postAnswer(form, { token, firm }, quotes.answers);
  return postPress(form, companyPress, {
    send: (press, key) => quotes.hires.pressOfCompany(token, press, key, firm),
    page: `/answer/${encodeURIComponent(token)}`,
  });
}

export const returnForm = ({ form }: ActionArgs, message: string) =>
  isPress(form) ? unsentPress(form, message) : unsentAnswer(form, message);

interface AnswerScreenProps extends ScreenProps {
  asked?: RequestToAnswer;
  photos?: RequestPhoto[];
  ended?: string;
  formKey?: string;
  posted?: PostedAnswer;
  pressed?: PostedPress;
  done?: string | null;
}

export default function AnswerScreen({
  params,
  asked,
  photos = [],
  ended,
  formKey = "",
  posted,
  pressed,
  done,
}: AnswerScreenProps) {
  return (
    <div className="page max-w-5xl py-4 sm:py-8">
      <title>{posted && posted.intent !== "preview" ? "Error: answer a request" : "Answer a request"}</title>
      <meta name="robots" content="noindex" />
      {asked ? (
        <AnswerPage
          asked={asked}
          token={params.token ?? ""}
          formKey={posted?.values.key ?? formKey}
          posted={posted}
          pressed={pressed}
          done={posted ? null : done}
          photos={<RequestPhotos photos={photos} />}
        />
      ) : ended ? (
        <MessagePanel title="This link has run out">
          <p className="max-w-prose text-ink-soft">{ended}</p>
          <a href="/companies" className="link">
            Find your company
          </a>
        </MessagePanel>
      ) : (
        <MessagePanel title="We don't know this link">
          <p className="text-ink-soft">
            Please open it from our email again, and check that all of it was copied. If it still doesn't
            work, reply to that email: your reply goes straight to the customer.
          </p>
        </MessagePanel>
      )}
    </div>
  );
}
