/** Example bodies of the calls about one person's data. Names and numbers are invented. */
export const PERSONAL_DATA_REQUESTS: Readonly<Record<string, unknown>> = {
  findPersonalData: { contact: "ann@example.org" },
  erasePersonalData: { contact: "ann@example.org" },
};

const NOTHING = {
  contact: { kind: "email", key: "ann@example.org" },
  foundAt: "2026-11-23T09:30:00.000Z",
  quotes: [],
  reviews: [],
  leads: [],
  complaints: [],
  proposals: [],
  emails: [],
  emailCount: 0,
  listings: [],
  isRemovalKey: false,
  mentions: [],
  otherContacts: [],
};

export function personalDataResponses(request: object): Readonly<Record<string, unknown>> {
  return {
    findPersonalData: {
      ...NOTHING,
      quotes: [{ ...request, invitedAt: null, hasKeys: true, answers: [], presses: [], photos: [] }],
      mentions: [
        {
          what: "The words of a review or of a company's reply",
          why: "Somebody else may have written it.",
          id: "1",
          companyId: 1,
          texts: ["Write to ann@example.org for the key."],
        },
      ],
    },
    erasePersonalData: {
      lines: [
        {
          about: "Listing requests",
          done: "1 listing request deleted, with the emails about it.",
          stays: null,
        },
      ],
      left: NOTHING,
    },
  };
}
