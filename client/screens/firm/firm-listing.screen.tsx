import { ErrorSummary, SUMMARY_ID } from "#client/components/form/error-summary.tsx";
import { SubmitButton } from "#client/components/form/fields.tsx";
import { comparable, errorsByField, readOpened } from "#client/components/form/posted-form.ts";
import { MapCredits, MapDrawing } from "#client/components/map/map-drawing.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import type { ActionArgs, LoaderArgs, LoaderResult, ScreenProps } from "#client/page.ts";
import type { Params } from "#client/routes.ts";
import { type CompanyChanges, companyChangesBody } from "#contract/company-input.ts";
import {
  IDENTITY_LABELS,
  type IdentityField,
  LISTING_PARTS,
  type ListingPart,
} from "#contract/firms/listing-parts.ts";
import type { Services } from "#server/services.ts";
import { WaitingChanges } from "./firm-overview.tsx";
import {
  actAsFirm,
  DONE_ID,
  type FirmProps,
  FirmShell,
  firmPath,
  type ListingWithProposals,
  loadFirm,
  PART_TITLE_ID,
  returnFirmForm,
} from "./firm-page.tsx";
import { areaWords } from "./listing-facts.ts";
import {
  HIDDEN_FIELDS,
  mergeNewer,
  NewerListingNotice,
  openedValues,
  type PostedPart,
} from "./newer-listing.tsx";
import { firstOf, type PartFieldValues } from "./parts/part-form.tsx";
import { PART_FORMS } from "./parts/parts.ts";
import { nextUnsaidPart } from "./unsaid-facts.ts";

const partOf = (name = ""): ListingPart | null =>
  Object.hasOwn(LISTING_PARTS, name) ? (name as ListingPart) : null;

const partsIn = (names = ""): ListingPart[] => names.split(",").flatMap((name) => partOf(name) ?? []);

export async function loader(args: LoaderArgs) {
  const part = partOf(args.params.part);
  const chain = partsIn(args.url.searchParams.get("saved") ?? "");
  const loaded = await loadFirm(args, async (_companyId, { listing }) => ({
    ...(chain.length > 0 && { saved: chain.at(-1), chain: chain.join() }),
    ...(part === "authorities" && { authorities: args.services.permits.authorityNames() }),
    ...(part === "areas" && { areaSvg: args.services.resultsMaps.drawCoverage(listing) }),
  }));
  return part ? loaded : { ...loaded, status: 404 };
}

export const fields = ({ part }: Params) => ({
  texts: [...HIDDEN_FIELDS, ...Object.keys(PART_FORMS[partOf(part) ?? "contact"].fields)],
});

export const action = (args: ActionArgs) =>
  actAsFirm(args, async (companyId, values) => {
    const part = partOf(args.params.part);
    if (!part) return { redirect: "/firm" };
    return savePart({ firms: args.services.firms, companyId, part, values });
  });

export { returnFirmForm as returnForm };

interface PartProps {
  /** The parts that were saved one after another, with commas between them. */
  chain?: string;
  posted?: PostedPart;
  authorities?: readonly string[];
  areaSvg?: string | null;
}

export default function FirmListingScreen(props: ScreenProps & FirmProps & PartProps) {
  const part = partOf(props.params.part);
  if (!part)
    return (
      <FirmShell {...props} title="404 Page Not Found" tab="/firm">
        {() => (
          <MessagePanel title="404 Page Not Found">
            <a href="/firm" className={buttonClass()}>
              Back to the overview
            </a>
          </MessagePanel>
        )}
      </FirmShell>
    );
  return (
    <FirmShell {...props} title={LISTING_PARTS[part]} tab="/firm" isError={props.posted !== undefined}>
      {(own) => <ListingForm {...props} part={part} own={own} />}
    </FirmShell>
  );
}

interface ListingFormProps extends PartProps, Pick<FirmProps, "saved"> {
  part: ListingPart;
  own: ListingWithProposals;
}

function ListingForm({
  part,
  own,
  posted,
  saved,
  chain = "",
  authorities,
  areaSvg = null,
}: ListingFormProps) {
  const form = PART_FORMS[part];
  const { hint, Fields } = form;
  const values = posted?.values ?? { ...openedValues(form, own), chain };
  const submit = part === "identity" ? "Send for checking" : "Save";
  return (
    <form
      method="post"
      data-keeps={`listing of ${own.listing.id}`}
      action={`/firm/listing/${part}#${SUMMARY_ID}`}
      noValidate
      aria-labelledby={PART_TITLE_ID}
      className="card grid gap-5 p-4 sm:p-6"
    >
      {posted?.newer && <NewerListingNotice newer={posted.newer} submit={submit} />}
      {posted && !posted.newer && <ErrorSummary failure={posted} done="saved" />}
      <HiddenFields values={values} />
      <div className="grid gap-1">
        <h1
          id={PART_TITLE_ID}
          tabIndex={-1}
          aria-describedby={saved && DONE_ID}
          className="display scroll-mt-32 text-xl outline-none sm:text-2xl"
        >
          {LISTING_PARTS[part]}
        </h1>
        <p className="max-w-prose text-ink-soft">{hint}</p>
      </div>
      {part === "identity" && <WaitingChanges own={own} />}
      {authorities && (
        <datalist id="authorities">
          {authorities.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
      <Fields
        values={values}
        errors={posted?.errors ?? {}}
        drawing={<AreaMap listing={own.listing} svg={areaSvg} />}
      />
      <div className="sticky bottom-0 z-10 -mx-4 -mb-4 flex flex-wrap gap-3 border-t border-line bg-white px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6">
        <SubmitButton>{submit}</SubmitButton>{" "}
        <a href="/firm" data-forgets="" className={buttonClass("quiet")}>
          {saved ? "Back to the overview" : "Cancel"}
        </a>
      </div>
    </form>
  );
}

/** What is typed is about this state of the listing, also if the form is opened again after a newer save. */
const OF_OPENED_LISTING = ["updatedAt", "opened"];

const HiddenFields = ({ values }: { values: Record<string, string> }) =>
  HIDDEN_FIELDS.map((name) => (
    <input
      key={name}
      type="hidden"
      name={name}
      value={values[name] ?? ""}
      data-keeps={OF_OPENED_LISTING.includes(name) ? name : undefined}
    />
  ));

interface AreaMapProps {
  listing: ListingWithProposals["listing"];
  svg: string | null;
}

const AreaMap = ({ listing, svg }: AreaMapProps) => (
  <section aria-labelledby="area-title" className="grid min-w-0 content-start gap-2">
    <h2 id="area-title" className="font-semibold">
      On the map
    </h2>
    <p className="wrap-anywhere">{drawnAreaWords(listing)}</p>
    {svg && (
      <>
        <div className="h-72 overflow-hidden rounded-control border border-line sm:h-96">
          <MapDrawing svg={svg} />
        </div>
        <MapCredits />
      </>
    )}
  </section>
);

export function drawnAreaWords({
  coverageAreas,
  latitude,
}: Pick<AreaMapProps["listing"], "coverageAreas" | "latitude">): string {
  if (coverageAreas.length === 0) return "No area is stated, so none is drawn.";
  const isUnplaced = latitude === null && coverageAreas.some(({ type }) => type === "radius");
  const unplaced = isUnplaced ? " Your yard is not on the map, so its circle is not drawn." : "";
  return `${coverageAreas.map(areaWords).join("; ")}.${unplaced}`;
}

type Firms = Pick<Services["firms"], "change" | "proposeIdentity" | "ownListing">;

interface SavePart {
  firms: Firms;
  companyId: number;
  part: ListingPart;
  values: PartFieldValues;
}

/**
 * Changes of the part "identity" are only proposed to the administrator. If the listing was edited after the form was opened,
 * nothing is saved.
 */
export async function savePart({ firms, companyId, part, values }: SavePart): Promise<LoaderResult> {
  const form = PART_FORMS[part];
  const { changes, fieldOf = firstOf, explain } = form.read(values);
  const showIssues = (found: readonly { path: readonly PropertyKey[]; message: string }[]) => {
    const issues = found.map(({ path, message }) => ({
      path,
      message: explain?.(path.join("."), message) ?? message,
    }));
    const errors = errorsByField(issues, values, (path) => fieldOf(path.join(".")));
    return showAgain({ values, errors }, 422);
  };
  const parsed = companyChangesBody.safeParse(changes);
  if (!parsed.success) return showIssues(parsed.error.issues);
  const problems = form.problems?.(values) ?? {};
  if (Object.keys(problems).length > 0) return showAgain({ values, errors: problems }, 422);
  // A form rendered by the previous release has no field `updatedAt`. Its values are saved without a check for newer edits.
  const updatedAt = values.updatedAt || undefined;
  const saved =
    part === "identity"
      ? await firms.proposeIdentity(companyId, changedIdentity(parsed.data, values), updatedAt)
      : await firms.change(companyId, parsed.data, updatedAt);
  if (saved && "refused" in saved) {
    if (saved.field) return showIssues([{ path: saved.field.split("."), message: saved.message }]);
    if (saved.refused !== "stale") return showAgain({ values, errors: {}, message: saved.message }, 409);
    const own = await firms.ownListing(companyId);
    return own ? showAgain({ ...mergeNewer(form, values, own), errors: {} }, 409) : { redirect: "/firm" };
  }
  if (part === "identity") return { redirect: firmPath("proposed") };
  const own = await firms.ownListing(companyId);
  const chain = [...partsIn(values.chain).filter((other) => other !== part), part];
  const next = own && nextUnsaidPart(own.listing, chain);
  return { redirect: savedPath(chain, next) };
}

/**
 * Opens the next part with a fact that the listing does not state. On the long overview, the link to this part would be far from
 * the top.
 */
const savedPath = (saved: readonly ListingPart[], next: ListingPart | null): `/${string}` =>
  next ? `/firm/listing/${next}?saved=${saved.join()}#${PART_TITLE_ID}` : firmPath("saved");

const showAgain = (posted: PostedPart, status: number): LoaderResult => ({ props: { posted }, status });

/**
 * Keeps only changed facts. Proposing unchanged facts again would replace later decisions of the administrator, and proposals
 * from another window.
 */
function changedIdentity(changes: CompanyChanges, values: PartFieldValues) {
  const opened = readOpened(values.opened);
  const fields = Object.keys(IDENTITY_LABELS) as (IdentityField & keyof CompanyChanges)[];
  const changed = fields.filter(
    (field) => changes[field] !== undefined && comparable(values[field]) !== comparable(opened[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, changes[field]]));
}
