/** The events of the ledger with their meanings, in the order in which they usually happen to a review. */
export const LEDGER_EVENTS = [
  { event: "received", means: "A review arrived and waits, because many arrived at once." },
  { event: "published", means: "A review shows: at once, by invitation, or after it was checked." },
  { event: "refused", means: "A review that waited was not published." },
  { event: "confirmed", means: "Its writer confirmed an email address." },
  { event: "edited", means: "Its writer changed it: the words only, or the rating too." },
  {
    event: "replied",
    means: "The company replied, changed its reply or took it back.",
  },
  {
    event: "reported",
    means: "Somebody reported it, and for which reason. “company:” stands before the reason of a company.",
  },
  { event: "dismissed", means: "We looked at the reports and kept the review." },
  { event: "upheld", means: "We looked at the reports and removed the review." },
  {
    event: "removed",
    means:
      "We removed it without a report, or with its listing. “moved”: the company was listed twice, and the review shows at the other entry.",
  },
  { event: "withdrawn", means: "Its writer took it back." },
  { event: "hidden", means: "A listing was hidden, with all its reviews." },
  {
    event: "restored",
    means: "A hidden listing came back, with all its reviews; or a review that we had removed came back.",
  },
] as const;
