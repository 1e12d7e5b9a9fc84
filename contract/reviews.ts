import { z } from "zod";
import { MAX_LINE, MAX_TEXT } from "./limits.ts";

export interface Review {
  id: number;
  companyId: number;
  customerName: string;
  rating: number;
  title: string;
  content: string;
  skipSize: string | null;
  verified: boolean;
  /** ISO 8601. */
  createdAt: string;
}

/** What a visitor sends to `POST /api/reviews`. */
export const newReview = z.object({
  companyId: z.number().int().positive("Choose a company to review"),
  customerName: z.string().trim().min(1, "Name is required").max(MAX_LINE),
  rating: z.number().int().min(1, "Choose a rating from 1 to 5").max(5, "Choose a rating from 1 to 5"),
  title: z.string().trim().min(1, "Title is required").max(MAX_LINE),
  content: z.string().trim().min(1, "Review is required").max(MAX_TEXT),
  skipSize: z.string().trim().max(MAX_LINE).nullish(),
});
export type NewReview = z.output<typeof newReview>;
