import { useEffect } from "react";
import { carrierAttribution, carrierText } from "#client/components/company/carrier-text.ts";
import { deleteDraft, readDraft, SENT_WORDS } from "#client/components/form/use-form-draft.ts";
import { donePath } from "#client/components/hire/outcome.ts";
import { isPress, type PostedPress, postPress, unsentPress } from "#client/components/hire/post-press.ts";
import { PRESS_FIELDS } from "#client/components/hire/press-forms.ts";
import { RequestPhotos } from "#client/components/quote/request-photos.tsx";
import type { ToastMessage } from "#client/components/toasts/toast.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import type { ActionArgs, LoaderArgs, LoaderResult, ScreenProps } from "#client/page.ts";
import { customerPress } from "#contract/hires/press-bodies.ts";
import { consumerAdvice } from "#contract/legal.ts";
import { UNCONFIRMED_QUOTE_DAYS } from "#contract/limits.ts";
import {
  isPictureProblem,
  PHOTO_FIELDS,
  PICTURE_PROBLEM,
  PICTURE_PROBLEMS,
  type RequestPhoto,
} from "#contract/pictures.ts";
import { askedIn } from "#contract/quote-words.ts";
import { shownScore } from "#contract/rated.ts";
import { ReceiptDetails, type ReceiptDetailsProps } from "./receipt-details.tsx";
import { CHOICE_ID, canPress, forgetRequests, type ReceiptListing } from "./receipt-view.ts";

export async function loader({ params, url, services }: LoaderArgs) {
  const receipt = await services.quotes.receipt(params.token ?? "");
  if (!receipt) return { status: 404 };
  const listed = receipt.companies.flatMap(({ id }) => services.companies.find(id) ?? []);
  const listings: ReceiptListing[] = listed.map((company) => {
    const { id, licenseNumber, carrier } = company;
    const { text, tone } = carrierText(carrier);
    const check = { carrierCheck: text, isCarrierDoubtful: tone === "stop" };
    return { id, ...shownScore(company), licenseNumber, ...check };
  });
  const attribution = carrierAttribution(listed.map(({ carrier }) => carrier));
  const photos = canPress(receipt) ? await services.photos.ofRequest(receipt.reference) : [];
  const problem = url.searchParams.get("photo");
  const photoProblem = isPictureProblem(problem) ? PICTURE_PROBLEMS[problem] : undefined;
  const done = url.searchParams.get("done");
  const formKey = crypto.randomUUID();
  const advice = consumerAdvice(services.permits.nationOf(askedIn(receipt.asked, "location") ?? ""));
  return { props: { receipt, advice, listings, attribution, photos, photoProblem, formKey, done } };
}

const NONE_TICKED = "Tick at least one of the companies below, then ask them.";

export const fields = () => ({
  texts: ["intent", "companyId", "version", "photoId", ...PRESS_FIELDS],
  lists: ["companyIds", PICTURE_PROBLEM],
  pictures: [PHOTO_FIELDS.files],
});

/** Null for every form that is not about the hire, because these forms have no typed text. */
export const returnForm = ({ form }: ActionArgs, message: string) =>
  isPress(form) ? unsentPress(form, message) : null;

/** Only a POST request changes anything, because mail programs open links automatically. */
export async function action(args: ActionArgs): Promise<LoaderResult> {
  if (isAboutPhotos(args.form)) return changePhotos(args);
  const { form, params, services } = args;
  const { token = "" } = params;
  const { quotes } = services;
  if (isPress(form))
    return postPress(form, customerPress, {
      send: (press, key) => quotes.hires.press(token, press, key),
      page: `/receipt/${token}`,
    });
  const companyIds = form.getAll("companyIds").map(Number);
  const companyId = Number(form.get("companyId"));
  const version = Number(form.get("version")) || null;
  const changes = new Map([
    ["choose", () => quotes.choose(token, { companyId, version })],
    ["undo", () => quotes.undo(token, companyId || null)],
    ["ask", () => quotes.askOthers(token, companyIds)],
    ["confirm", () => quotes.confirm(token)],
    ["send-link", () => quotes.sendLink(token)],
    ["withdraw", () => quotes.withdraw(token)],
    ["erase", () => quotes.erase(token)],
  ]);
  const intent = String(form.get("intent"));
  if (intent === "ask" && companyIds.length === 0) return { props: { notice: NONE_TICKED }, status: 400 };
  const changed = await changes.get(intent)?.();
  if (!changed) return { status: 404 };
  if ("refused" in changed) {
    if (changed.refused === "not-found") return { status: 404 };
    const { message: text } = changed;
    return { props: intent === "choose" ? { refused: { companyId, text } } : { notice: text }, status: 409 };
  }
  const page = `/receipt/${token}` as const;
  return { redirect: intent === "choose" ? `${page}#${CHOICE_ID}` : donePath(page, intent) };
}

const isAboutPhotos = (form: FormData): boolean => /-photos?$/.test(String(form.get("intent")));

async function changePhotos({
  form,
  params: { token = "" },
  services: { photos },
}: ActionArgs): Promise<LoaderResult> {
  if (form.get("intent") === "remove-photo") {
    const isRemoved = await photos.remove(token, Number(form.get("photoId")) || 0);
    return isRemoved ? { redirect: donePath(`/receipt/${token}`, "remove-photo") } : { status: 404 };
  }
  const problems = await photos.add(token, form);
  if (!problems) return { status: 404 };
  const [problem] = problems;
  return { redirect: `/receipt/${token}${problem ? `?photo=${problem}` : ""}#photos` };
}

/** Shows the toast of the request form, because this page has replaced the form. */
function useSentWords() {
  const showToast = useToast();
  useEffect(() => {
    const sent = readDraft<{ values: ToastMessage }>(SENT_WORDS);
    if (!sent) return;
    deleteDraft(SENT_WORDS);
    showToast(sent.values);
  }, [showToast]);
}

type LoadedDetails = Pick<
  ReceiptDetailsProps,
  "receipt" | "advice" | "listings" | "attribution" | "notice" | "refused"
>;

/** Also after the collection, because something can be wrong then. */
const canAddPhotos = (receipt: LoadedDetails["receipt"]): boolean =>
  canPress(receipt) && !receipt.withdrawnAt;

interface ReceiptProps extends ScreenProps, Partial<LoadedDetails> {
  photos?: RequestPhoto[];
  photoProblem?: string;
  formKey?: string;
  pressed?: PostedPress;
  done?: string | null;
}

export default function ReceiptScreen({
  params,
  receipt,
  photos = [],
  photoProblem,
  formKey = "",
  pressed,
  done,
  ...shown
}: ReceiptProps) {
  const path = `/receipt/${params.token}`;
  useSentWords();
  useEffect(() => {
    if (!receipt || receipt.erasedAt)
      forgetRequests((own) => own.path === path || own.reference === receipt?.reference);
  }, [receipt, path]);
  return (
    <div className="page py-3 sm:py-8 print:py-0">
      <title>{!receipt || canPress(receipt) ? "Your quote request" : "Quote request"}</title>
      <meta name="robots" content="noindex" />
      {receipt ? (
        <ReceiptDetails
          receipt={receipt}
          listings={[]}
          attribution=""
          {...shown}
          token={params.token ?? ""}
          context={{ reader: "customer", formKey, pressed, done }}
          photos={
            !receipt.erasedAt && (
              <RequestPhotos
                photos={photos}
                {...(canAddPhotos(receipt) && {
                  own: { problem: photoProblem, isDelivered: Boolean(receipt.hire?.deliveredOn) },
                })}
              />
            )
          }
        />
      ) : (
        <MessagePanel title="Request Not Found">
          <p className="text-ink-soft">
            Please check that the link is complete. Requests are deleted after two years, after{" "}
            {UNCONFIRMED_QUOTE_DAYS} days if you did not confirm them, and when you ask us to.
          </p>
        </MessagePanel>
      )}
    </div>
  );
}
