import { WORK_KINDS } from "../work/work-kinds.ts";

const NEW_LEAD = {
  name: "Sam Sample",
  email: "sam@example.org",
  phone: "01632 960123",
  location: "Leeds",
  companyName: "Sample Skips",
  projectDetails: "Six skips, two lorries, West Yorkshire",
};

const SENT_LEAD = {
  ...NEW_LEAD,
  skipSize: null,
  duration: null,
  companyIds: [],
  status: "new",
  createdAt: "2026-11-21T09:30:00.000Z",
};

const LEAD = { id: 1, ...SENT_LEAD };

const NONE = { total: 0, items: [] };

const DUPLICATE = {
  name: "Sample Skips",
  location: "Leeds",
  county: "West Yorkshire",
  postcode: "LS1 4AP",
  phone: "01632 960123",
  email: null,
  website: null,
  fields: 14,
  createdAt: "2026-11-21T09:30:00.000Z",
};

const WORK = {
  failedEmails: {
    total: 1,
    items: [
      {
        item: "0b7a3c52-9d1e-4f60-8a2b-1c3d4e5f6a7b",
        kind: "company",
        recipient: "office@acme-skips.example",
        company: { id: 1, name: "Acme Skips" },
        lastError: "The address is dead (5.1.1): there is no such mailbox",
        attempts: 1,
        emailsInDigest: 0,
        reference: "SF-7K2M9Q",
        createdAt: "2026-11-23T09:30:00.000Z",
        sentAt: "2026-11-23T09:30:02.000Z",
      },
    ],
  },
  silentHires: {
    total: 1,
    items: [
      {
        ...{ item: "12-C3", id: 12, reference: "SF-7K3M-Q9", number: "SF-7K3M-Q9-C3" },
        said: "The customer said that something is wrong: it was not collected.",
        ...{ askedAt: "2026-11-16T09:30:00.000Z", answerBy: "2026-11-23" },
        ...{ name: "Ann Example", email: "ann@example.org", phone: "01632 960123" },
        company: { id: 1, name: "Sample Skips", phone: "01632 960001", isPaused: false, notes: 1 },
      },
    ],
  },
  unansweredRequests: NONE,
  duplicates: {
    total: 1,
    items: [
      {
        item: "1-2",
        because: ["phone"],
        companies: [
          { ...DUPLICATE, id: 1, reviews: 3 },
          { ...DUPLICATE, id: 2, reviews: 0 },
        ],
      },
    ],
  },
  complaints: {
    total: 1,
    items: [
      {
        ...{
          id: 1,
          name: "Sam Sample",
          email: "sam@example.org",
          about: "You still show my telephone number.",
        },
        ...{ createdAt: "2026-11-22T09:30:00.000Z", acknowledgedAt: null, acknowledgeBy: "2026-12-22" },
      },
    ],
  },
  unplacedCompanies: NONE,
  outdatedChecks: {
    total: 1,
    items: [
      {
        item: "1",
        id: 1,
        name: "Sample Skips",
        licenseNumber: "CBDU99000001",
        checkedOn: "2026-07-20",
      },
    ],
  },
  registerDifferences: NONE,
  registerDoubts: {
    total: 1,
    items: [
      {
        ...{ item: "1 companies-house 00000006", id: 1, name: "Sample Skips", postcode: "LS1 4AP" },
        rows: [{ register: "companies-house", number: "00000006", status: "active", asOf: "2026-11-01" }],
      },
    ],
  },
  outdatedSources: NONE,
  recentMerges: [],
};

export const DESK_REQUESTS = {
  claimCompany: { details: null },
  decideProposal: { decision: "approve" },
  inviteDrafts: { ids: [1, 2] },
  decideDraft: { decision: "publish" },
  proposeCorrection: { field: "phone", suggestion: "01632 960124", source: "The company's website" },
  searchListingRequests: { text: "01632 960123" },
  decideListingRequests: {
    action: "refuse",
    ids: [999],
    reason: "We list companies in the United Kingdom only.",
  },
  decideComplaint: { decision: "acknowledge" },
  decideLead: { decision: "listed", companyId: 1 },
  requestListing: NEW_LEAD,
  setManyAside: { kind: "unanswered-request", items: ["1", "2"], aside: true },
  setAside: { kind: "duplicate", item: "1-2", aside: true },
  signIn: { password: "correct horse" },
};

export const DESK_RESPONSES = {
  claimCompany: { accepted: true },
  listProposals: [
    {
      id: 1,
      kind: "correction",
      company: { id: 1, name: "Sample Skips", email: null },
      field: "phone",
      present: "01632 960123",
      suggestion: "01632 960124",
      source: "The company's website",
      name: null,
      email: null,
      phone: null,
      canApply: true,
      isAddressConfirmed: null,
      createdAt: "2026-11-22T10:00:00.000Z",
    },
  ],
  decideProposal: { changeId: 1 },
  listDrafts: {
    total: 1,
    drafts: [
      {
        ...{ id: 1, name: "Sample Skips", location: "Leeds", county: "West Yorkshire", postcode: "LS1 4AP" },
        ...{ phone: "01632 960123", website: "https://www.example.org", email: null },
        sources: [
          {
            source: "Overture Maps, places",
            licence: "CDLA-Permissive-2.0",
            record: "08f194ad32c0d6a903e1f2a3b4c5d6e7",
            readOn: "2026-11-22",
            fields: ["name", "location", "postcode", "phone", "website"],
          },
        ],
        registers: [],
        tellBy: "2026-12-20",
        keptUntil: "2027-05-21",
        invitedAt: null,
      },
    ],
  },
  inviteDrafts: { asked: 2, leftOut: 0 },
  decideDraft: { changeId: 1 },
  proposeCorrection: { accepted: true },
  searchListingRequests: {
    leads: [{ ...LEAD, matches: [], askedToLeave: false }],
    ...{ total: 1, page: 1, limit: 20, totalPages: 1 },
  },
  decideListingRequests: { changed: 1, unchanged: 0 },
  requestListing: SENT_LEAD,
  listLeads: [
    {
      ...LEAD,
      matches: [{ id: 1, name: "Sample Skips", location: "Leeds", isPublic: true, because: ["phone"] }],
      askedToLeave: false,
    },
  ],
  listWork: WORK,
  countWork: Object.fromEntries(Object.keys(WORK_KINDS).map((kind) => [kind, 0])),
  setManyAside: { items: ["1", "2"] },
  signIn: { token: "a-long-random-text" },
  verifyToken: { valid: true },
  resumeSession: { token: "a-long-random-text" },
  listDevices: [
    {
      id: "0b5b6f0e-5d0b-4f43-9a53-0d7f7a3c1f7e",
      device: "Firefox on Windows",
      startedAt: "2026-11-23T09:30:00.000Z",
      usedAt: "2026-11-23T10:10:00.000Z",
      isThis: true,
    },
  ],
  signOut: { message: "You are signed out" },
};
