import { z } from "zod";
import { waitingComplaintSchema } from "../complaints.ts";
import { DELIVERY_KINDS } from "../deliveries.ts";
import { timestamp } from "../field-schemas.ts";
import { registerDoubtSchema, registerResultsSchema } from "../registers/registers.ts";
import { ASIDE_DAYS, type AsideKind } from "./aside.ts";
import { WORK_KINDS } from "./work-kinds.ts";

export const workCountsSchema = z
  .record(z.enum(Object.keys(WORK_KINDS) as (keyof typeof WORK_KINDS)[]), z.int())
  .meta({ id: "WorkCounts" });

/** `total` also counts items that are not in the list. */
const listOf = <Item extends z.ZodType>(item: Item) => z.object({ total: z.int(), items: z.array(item) });

const item = z.string().meta({ description: "Names the item when it is set aside" });
const named = { id: z.int(), name: z.string() };
const place = { location: z.string(), county: z.string(), postcode: z.string().nullable() };
const day = z.iso.date();

const failedEmail = z.object({
  item,
  kind: z.enum(DELIVERY_KINDS),
  recipient: z.string(),
  company: z.object(named).nullable().meta({ description: "That it went to" }),
  lastError: z.string().nullable(),
  attempts: z.int(),
  emailsInDigest: z.int().meta({ description: "Emails in a digest that failed; 0 for any other email" }),
  reference: z.string().nullable().meta({ description: "Of the quote request that it is about" }),
  createdAt: timestamp,
  sentAt: timestamp
    .nullable()
    .meta({ description: "Of an email that was sent and came back, which cannot be sent again" }),
});

const unansweredRequest = z.object({
  item,
  id: z.int(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  asked: z.array(z.object({ label: z.string(), text: z.string() })),
  companies: z.array(z.object({ ...named, phone: z.string().nullable() })),
  createdAt: timestamp,
});
export type UnansweredRequest = z.output<typeof unansweredRequest>;

const silentHire = z.object({
  item,
  id: z.int(),
  reference: z.string(),
  number: z.string().meta({ description: "Of what the customer pressed, such as SF-7K3M-Q9-C1" }),
  said: z.string().meta({ description: "What the customer pressed, in a sentence without typed words" }),
  askedAt: timestamp,
  answerBy: day.meta({ description: "The last day on which the company's answer was in time" }),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.object({
    ...named,
    phone: z.string().nullable(),
    isPaused: z.boolean(),
    notes: z.int().meta({ description: "How often silence of this company was noted in twelve months" }),
  }),
});

const unplacedCompany = z.object({ item, ...named, ...place });
export type UnplacedCompany = z.output<typeof unplacedCompany>;

const outdatedCheck = z.object({ item, ...named, licenseNumber: z.string(), checkedOn: day });
export type OutdatedCheck = z.output<typeof outdatedCheck>;

const registerDifference = z.object({
  item,
  ...named,
  location: z.string(),
  phone: z.string().nullable(),
  results: registerResultsSchema,
});

const registerDoubt = z.object({
  item,
  ...named,
  postcode: place.postcode,
  rows: z.array(registerDoubtSchema).meta({ description: "Rows with the company's name, of one register" }),
});
export type RegisterDoubtItem = z.output<typeof registerDoubt>;

const duplicateSide = z.object({
  ...named,
  ...place,
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  reviews: z.int().meta({ description: "Reviews written here" }),
  fields: z.int().meta({ description: "How many fields hold something" }),
  createdAt: timestamp,
});
export type DuplicateSide = z.output<typeof duplicateSide>;

const duplicate = z.object({
  item,
  because: z.array(z.string()).meta({ description: "What is the same, such as the phone" }),
  companies: z.array(duplicateSide).length(2).meta({ description: "First the one that we would keep" }),
});
export type Duplicate = z.output<typeof duplicate>;

/** Proposals, drafts, listing requests and reviews wait too, but have calls of their own. */
export const workSchema = z
  .object({
    complaints: listOf(waitingComplaintSchema),
    failedEmails: listOf(failedEmail),
    silentHires: listOf(silentHire),
    unansweredRequests: listOf(unansweredRequest),
    duplicates: listOf(duplicate),
    unplacedCompanies: listOf(unplacedCompany),
    outdatedChecks: listOf(outdatedCheck),
    registerDifferences: listOf(registerDifference).meta({
      description: "Companies that take requests although a register says that they are not in order",
    }),
    registerDoubts: listOf(registerDoubt).meta({ description: "Of public companies" }),
    draftDoubts: listOf(registerDoubt).meta({ description: "Of drafts, first those that may have ended" }),
  })
  .meta({ id: "Work" });
export type Work = z.output<typeof workSchema>;

export const asideBody = z.object({
  kind: z.enum(Object.keys(ASIDE_DAYS) as AsideKind[], "kind must be a kind of item that can be set aside"),
  item: z.string("item must be a text").min(1).max(200),
  aside: z.boolean("aside must be yes or no").meta({ description: "false takes it back" }),
});

export type Aside = z.output<typeof asideBody>;

export const emailPathParams = z.object({ deliveryId: z.uuid("The id of an email is a UUID") });
