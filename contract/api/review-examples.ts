const WRITTEN_REVIEW = {
  customerName: "Ann Example",
  rating: 5,
  title: "On time",
  content: "Delivered on the day we asked for and collected a week later.",
  skipSize: "Medium (6-8 yards)",
};

const REVIEW = {
  id: 1,
  companyId: 1,
  ...WRITTEN_REVIEW,
  verified: false,
  proof: "none",
  createdAt: "2026-11-21T09:30:00.000Z",
  editedAt: null,
  reply: "Thank you, the driver will be pleased to read this.",
  repliedAt: "2026-11-22T08:15:00.000Z",
};

export const REVIEW_REQUESTS = {
  addReview: { companyId: 1, ...WRITTEN_REVIEW },
  addInvitedReview: WRITTEN_REVIEW,
  reportReview: { reason: "advertising", note: "It names another company and its prices." },
  decideReports: { decision: "remove", reason: "advertising" },
  searchReviews: { text: "Example", filter: "shown", rating: 5 },
  changeReviews: { action: "remove", ids: [3], reason: "advertising" },
  undoReviewDecisions: { ids: [3] },
};

export const REVIEW_RESPONSES = {
  listReviews: [REVIEW],
  addReview: REVIEW,
  addInvitedReview: { ...REVIEW, proof: "asked-here" },
  listWaitingReviews: [{ ...REVIEW, companyName: "Sample Skips", edit: null }],
  publishReview: REVIEW,
  reportReview: { message: "Thank you. We look at every report. The review stays until we have decided." },
  listReportedReviews: [
    {
      ...REVIEW,
      companyName: "Sample Skips",
      reports: [
        { reason: "advertising", note: null, byCompany: false, createdAt: "2026-11-23T09:30:00.000Z" },
      ],
    },
  ],
  removeReviewsSentBetween: { removed: 100 },
  searchReviews: {
    reviews: [{ ...REVIEW, companyName: "Sample Skips", waiting: false, edit: null, reports: [] }],
    ...{ total: 1, page: 1, limit: 20, totalPages: 1 },
  },
  changeReviews: { changed: 2, unchanged: 1 },
  undoReviewDecisions: { undone: true },
};
