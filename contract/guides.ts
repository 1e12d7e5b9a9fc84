export interface Guide {
  id: number;
  title: string;
  slug: string;
  excerpt: string;
  /** HTML made from the guide's Markdown. */
  content: string;
  imageUrl: string | null;
  /** What the picture shows, for those who do not see it. */
  imageAlt: string | null;
  featured: boolean;
  /** ISO 8601. */
  createdAt: string;
}

/** A guide in a list: everything but its text. */
export type GuideSummary = Omit<Guide, "content">;
