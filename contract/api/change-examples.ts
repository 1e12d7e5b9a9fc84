/** Example responses of the log of changes. Names and numbers are invented. */
export const CHANGE_RESPONSES: Readonly<Record<string, unknown>> = {
  listChanges: {
    changes: [
      {
        id: "edit-12",
        kind: "company-changed",
        by: "administrator",
        company: { id: 1, name: "Sample Skips", isStored: true },
        merged: null,
        request: null,
        fields: [{ field: "phone", before: "01632 960123", after: "01632 960124" }],
        review: null,
        reason: null,
        imported: null,
        canUndo: true,
        keptUntil: null,
        undoneAt: null,
        createdAt: "2026-11-22T10:00:00.000Z",
      },
    ],
    total: 1,
    page: 1,
    totalPages: 1,
  },
  undoChange: { undone: true },
};
