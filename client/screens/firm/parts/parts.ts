import { readOpened } from "#client/components/form/posted-form.ts";
import { addDays, todayInLondon } from "#contract/dates.ts";
import { IDENTITY_LABELS, type ListingPart } from "#contract/firms/listing-parts.ts";
import { setPauses } from "#contract/job/delivery-days.ts";
import { MOST_AUTHORITIES, MOST_PAUSES, PAUSE_DAYS_AHEAD } from "#contract/limits.ts";
import { telephoneUrl } from "#contract/text/telephone-numbers.ts";
import { areasPart } from "./areas-part.tsx";
import type { PartFieldValues, PartForm } from "./part-form.tsx";
import { pricesPart } from "./prices-part.tsx";
import { rowsPart, textPart } from "./rows-part.tsx";
import { wastePart } from "./waste-part.tsx";

const authoritiesPart = rowsPart({
  hint: "Some councils let only registered companies put skips on their roads. For a skip on the road, lists show companies first that are registered with the council there.",
  noun: "Council",
  most: MOST_AUTHORITIES,
  columns: "sm:grid-cols-[3fr_2fr]",
  cells: [
    { name: "authority", label: "Council", input: () => ({ list: "authorities", autoComplete: "off" }) },
    { name: "until", label: "Registered until", input: () => ({ type: "date" }) },
  ],
  main: "authority",
  start: ({ authorities }) => authorities.map(({ name, until }) => ({ authority: name, until: until ?? "" })),
  read: (rows) => ({
    authorities: rows.map(({ authority = "", until }) => ({ name: authority, until: until || null })),
  }),
});

const DAYS = () => ({
  type: "date",
  min: todayInLondon(),
  max: addDays(todayInLondon(), PAUSE_DAYS_AHEAD),
});

/** Without a last day, the pause lasts one day. `pauseProblems` asks for a missing first day. */
const pauseOf = ({ from = "", to = "" }: PartFieldValues) => ({ from: from || to, to: to || from });

function pauseProblems(row: PartFieldValues): PartFieldValues {
  if (pauseOf(row).to < todayInLondon()) return { to: "The last day must not be in the past" };
  return row.from ? {} : { from: "Say the first day" };
}

const pausesPart = rowsPart({
  hint: "On holiday, or no lorry free? Nobody can send you a request on these days, and lists offer no delivery on them. Your listing stays, and says so. Set next Christmas today if you like; to end a pause, empty its days.",
  noun: "Pause",
  most: MOST_PAUSES,
  columns: "xs:grid-cols-2",
  cells: [
    { name: "from", label: "First day", input: DAYS },
    { name: "to", label: "Last day", input: DAYS },
  ],
  main: "to",
  start: (listing) => setPauses(listing, todayInLondon()).map(({ from, to }) => ({ from, to })),
  read: (rows) => ({ pauses: rows.map(pauseOf) }),
  problems: pauseProblems,
});

/** A stored text without a complete telephone number stays valid, so that the company can save other fields. */
function phoneProblem({ phone = "", opened }: PartFieldValues): PartFieldValues {
  if (phone.trim() === "" || phone === readOpened(opened).phone || telephoneUrl(phone) !== null) return {};
  return { phone: "Please enter a phone number with its area code, such as 0113 496 0000" };
}

const contact = textPart({
  hint: "Customers see these on your page and in the email about their request.",
  fields: [
    { name: "phone", label: "Phone", type: "tel", autoComplete: "tel" },
    { name: "website", label: "Website", type: "url", hint: "For example www.your-company.co.uk" },
    { name: "operatingHours", label: "Opening hours", hint: "For example Mon-Fri 7am-5pm, Sat 8am-12pm" },
  ],
});

const about = textPart({
  hint: "Separate services, sizes and ways to pay with commas.",
  fields: [
    { name: "description", label: "About your company", type: "long" },
    { name: "services", label: "Services", hint: "For example Skip hire, Grab hire" },
    { name: "skipSizes", label: "Skip sizes", hint: "For example 4 yard, 6 yard, 8 yard" },
    { name: "specialties", label: "Specialties" },
    { name: "paymentMethods", label: "Ways to pay", hint: "For example Card, Bank transfer, Cash" },
    { name: "deliveryTime", label: "Delivery time" },
    { name: "collectionTime", label: "Collection time" },
    { name: "insurance", label: "Insurance" },
    { name: "establishedYear", label: "Founded in", hint: "A year" },
  ],
  ticks: [
    { name: "permits", label: "We arrange permits for the road" },
    { name: "eco", label: "Eco-friendly disposal" },
  ],
});

/** Searches, requests and checks depend on these facts, so the administrator decides about each change first. */
const identity = textPart({
  hint: "We check changes of these facts before they show. Until then your listing stays as it is.",
  fields: [
    { name: "name", label: IDENTITY_LABELS.name },
    { name: "location", label: IDENTITY_LABELS.location },
    { name: "county", label: IDENTITY_LABELS.county },
    { name: "postcode", label: IDENTITY_LABELS.postcode, hint: "Of your yard or office" },
    {
      name: "email",
      label: IDENTITY_LABELS.email,
      type: "email",
      hint: "Requests go to this address, and so does the link to this page.",
    },
    {
      name: "licenseNumber",
      label: IDENTITY_LABELS.licenseNumber,
      hint: "Of your registration as a waste carrier, for example CBDU123456",
    },
    {
      name: "companyNumber",
      label: IDENTITY_LABELS.companyNumber,
      hint: "At Companies House, for example 01234567. Leave it empty if you are not a limited company.",
    },
  ],
});

export const PART_FORMS: Record<ListingPart, PartForm> = {
  contact: { ...contact, problems: phoneProblem },
  about,
  prices: pricesPart,
  areas: areasPart,
  waste: wastePart,
  pauses: pausesPart,
  authorities: authoritiesPart,
  identity,
};
