/** Whom or what an act is about. */
export interface ActSubject {
  name: string;
  /** Who gets an email. */
  to?: string | null | undefined;
}

/**
 * What the desk does about a mistaken press: `asks` is the question before an act that cannot be recalled, `undo` is the API call
 * with which the page takes the act back in one press. An act with a form or a dialog of its own sends nothing before that is
 * filled in or confirmed.
 */
export type Act = { call: string; label: string } & (
  | { asks: (subject: ActSubject) => string; title?: string }
  | { undo: string }
  | { ownDialog: true }
);

const NO_RECALL = "An email can't be called back.";
const reopens = { call: "decideProposal", undo: "reopenProposal" };
const aside = { call: "setAside", undo: "setAside" };
const ofReview = { undo: "undoReviewDecisions" };

const deletes = (noun: string) => ({
  label: "Delete",
  title: `Delete ${noun}`,
  asks: ({ name }: ActSubject) =>
    `Are you sure you want to delete the ${noun} from ${name}? This action cannot be undone.`,
});

const undoesImport = ({ name }: ActSubject) =>
  `The companies that ${name} added are taken out, and those that it changed say what they said before. To get it back, import the file again.`;

/** Every act of the administrator's pages that changes something. Labels are those of the buttons. */
export const ACTS = {
  approveClaim: {
    call: "decideProposal",
    label: "Send the link",
    asks: ({ name, to }) =>
      `${to ?? "The person"} gets the link to the page of ${name} and can then change the listing. Former links to that page end. ${NO_RECALL}`,
  },
  refuseClaim: {
    call: "decideProposal",
    label: "Refuse the claim",
    asks: ({ name, to }) =>
      `${to ?? "The person"} is told by email that we could not confirm ${name} as theirs, with your reason. ${NO_RECALL}`,
  },
  deleteListing: {
    call: "decideProposal",
    label: "Delete the listing",
    asks: ({ name }) =>
      `${name} is deleted with its reviews, and will not be imported again. This can't be undone.`,
  },
  showAgain: { ...reopens, label: "Show it again" },
  applyChange: { call: "decideProposal", undo: "undoCompanyChange", label: "Apply" },
  acknowledgeComplaint: {
    call: "decideComplaint",
    label: "Acknowledge",
    asks: ({ to }) => `${to ?? "The person"} is told by email that you look into the complaint. ${NO_RECALL}`,
  },
  closeComplaint: {
    call: "decideComplaint",
    label: "Close",
    asks: ({ name }) =>
      `The complaint of ${name} is deleted. Tell them first by email what you found and did. This can't be undone.`,
  },
  markDone: { ...reopens, label: "Mark as done" },
  refuseChange: { ...reopens, label: "Refuse" },
  leaveAsIs: { ...reopens, label: "Leave as it is" },
  setRequestAside: { ...aside, label: "Done" },
  noteSilence: { ...aside, label: "Note it" },
  settleSilence: { ...aside, label: "Settled" },
  setEmailAside: { ...aside, label: "Leave it" },
  setLater: { ...aside, label: "Not now" },
  tellApart: { ...aside, label: "They are different" },
  setManyAside: { call: "setManyAside", undo: "setManyAside", label: "Done, off the work queue" },
  merge: { call: "mergeCompanies", undo: "undoMerge", label: "Merge" },
  resendEmail: {
    call: "resendEmail",
    label: "Send again",
    asks: ({ name, to }) => `${name} is sent to ${to ?? "its address"} again. ${NO_RECALL}`,
  },
  retryDelivery: {
    call: "retryDelivery",
    label: "Send again",
    asks: ({ name, to }) => `${name} is sent to ${to ?? "its address"} again. ${NO_RECALL}`,
  },
  resendMany: { call: "resendEmails", label: "Send again", ownDialog: true },
  publishDraft: {
    call: "decideDraft",
    undo: "undoCompanyChange",
    label: "The company has confirmed it: publish",
  },
  inviteDraft: {
    call: "decideDraft",
    label: "Ask the company by email",
    asks: ({ name, to }) =>
      `${to ?? "The company"} is asked whether what we say about ${name} is right. ${NO_RECALL}`,
  },
  linkDraft: {
    call: "decideDraft",
    label: "Send a new link",
    asks: ({ name, to }) => `${to ?? "The company"} gets a new link to the page of ${name}. ${NO_RECALL}`,
  },
  discardDraft: {
    call: "decideDraft",
    label: "Discard",
    asks: ({ name }) =>
      `${name} is deleted, and imports from public sources leave this company out from now on. This can't be undone.`,
  },
  keepReview: { call: "decideReports", ...ofReview, label: "Keep" },
  removeReported: { call: "decideReports", ...ofReview, label: "Remove" },
  removeReview: { call: "removeReview", ...ofReview, label: "Remove" },
  publishReview: {
    call: "publishReview",
    label: "Publish",
    asks: ({ name }) =>
      `Visitors see “${name}” from now on, and it counts in the rating. A review that was shown can be removed, but not hidden again.`,
  },
  publishEdit: {
    call: "publishReview",
    label: "Publish the change",
    asks: ({ name }) =>
      `“${name}” says from now on what its writer wants it to say. Its former words are not kept.`,
  },
  dropEdit: {
    call: "decideReports",
    label: "Keep as it is",
    asks: ({ name }) => `“${name}” stays as it is, and the change that its writer wants is dropped.`,
  },
  publishReviews: {
    call: "changeReviews",
    label: "Publish",
    asks: ({ name }) =>
      `Visitors see ${name} from now on, and the ratings change. A review that was shown can be removed, but not hidden again.`,
  },
  removeReviews: { call: "changeReviews", label: "Remove", ownDialog: true },
  removeReviewsByTime: { call: "removeReviewsSentBetween", label: "Remove by time", ownDialog: true },
  tellLead: {
    call: "decideLead",
    label: "Tell them",
    title: "Tell them it is listed",
    asks: ({ name, to }) =>
      `${to ?? "The business"} is told that ${name} is in the directory, and the listing request is deleted. This action cannot be undone.`,
  },
  refuseLead: { call: "decideLead", label: "Refuse", ownDialog: true },
  deleteLead: { ...deletes("listing request"), call: "removeLead" },
  decideLeads: { call: "decideListingRequests", label: "Refuse", ownDialog: true },
  deleteQuote: { ...deletes("quote request"), call: "removeQuote" },
  changeCompanies: { call: "changeCompanies", undo: "undoChanges", label: "Feature" },
  addCompany: { call: "addCompany", label: "Add Company", ownDialog: true },
  changeCompany: { call: "changeCompany", label: "Save Changes", ownDialog: true },
  uploadLogo: { call: "uploadLogo", label: "Logo", ownDialog: true },
  removeLogo: {
    call: "removeLogo",
    label: "Take the logo down",
    asks: ({ name }) => `The logo of ${name} is taken down. The log of changes can bring it back.`,
  },
  recordCheck: { call: "recordCarrierCheck", label: "Record check", ownDialog: true },
  removeCheck: {
    call: "removeCarrierCheck",
    label: "Remove",
    asks: ({ name }) => `${name} is removed. To get it back, record it again.`,
  },
  chooseRegistered: {
    call: "chooseRegistered",
    label: "It is this one",
    asks: ({ name }) =>
      `The page of ${name} says from now on what the register says. The company number can be corrected in its listing.`,
  },
  tellRegisteredApart: { ...aside, label: "None of them" },
  pauseCompany: { call: "changeCompanies", undo: "undoChanges", label: "Pause" },
  recordRegister: {
    call: "checkRegister",
    label: "Record the results",
    asks: ({ name }) =>
      `The pages of ${name} say from now on what the register's file shows. A single result can be removed again beside its company.`,
  },
  importCompanies: { call: "importCompanies", undo: "undoImport", label: "Import" },
  undoImport: {
    call: "undoImport",
    label: "Undo the last import",
    asks: undoesImport,
  },
  undoMerge: { call: "undoMerge", undo: "mergeCompanies", label: "Undo" },
  undoChange: { call: "undoChange", undo: "undoChange", label: "Undo" },
  undoLoggedImport: {
    call: "undoChange",
    label: "Undo",
    asks: undoesImport,
  },
  erasePersonalData: { call: "erasePersonalData", label: "Erase", ownDialog: true },
  signOutDevice: {
    call: "signOutDevice",
    label: "Sign out",
    asks: ({ name }) =>
      `${name} is signed out, and what is not saved there is lost. Signing in again needs the password.`,
  },
  signOutOthers: {
    call: "signOutOtherDevices",
    label: "Sign out all others",
    asks: () =>
      "All devices but this one are signed out, and what is not saved there is lost. Signing in again needs the password.",
  },
  signOutEverywhere: {
    call: "signOut",
    label: "Sign out everywhere",
    asks: () =>
      "All devices are signed out, also this one, and what is not saved there is lost. Signing in again needs the password.",
  },
} as const satisfies Record<string, Act>;

export type ActName = keyof typeof ACTS;
