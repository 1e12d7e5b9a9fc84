import { z } from "zod";
import { ANSWER_BUCKETS, LEAST_HIRES, LEAST_REQUESTS } from "./figures.ts";

const requests = z.int().meta({ description: "Requests that reached the company by email" });

const hires = z
  .object({
    hires: z.int().meta({ description: "Choices of which the companies were told" }),
    swaps: z.int(),
    problems: z.int().meta({ description: "“Something's wrong”, by the customers of these hires" }),
    settled: z.int().meta({ description: "Problems that their customers called settled" }),
    settledDays: z.number().nullable().meta({ description: "The mean time until then" }),
  })
  .optional()
  .meta({ description: `The hires after these requests, from ${LEAST_HIRES} on` });

export const companyAnswersSchema = z
  .union([
    z.object({
      requests,
      answeredShare: z.number().min(0).max(1).meta({ description: "An offer or a decline is an answer" }),
      medianHours: z
        .number()
        .nullable()
        .meta({ description: "From the email to the first answer; null if nothing was answered" }),
      bucket: z.enum(ANSWER_BUCKETS).meta({
        description: "By the median: up to 6 hours, a day, 3 days, or longer; unanswered: no answer at all",
      }),
      hires,
    }),
    z.object({ requests, bucket: z.literal("not-enough"), hires }),
  ])
  .meta({
    id: "CompanyAnswers",
    description: `How the company answered the requests sent from here in twelve months. Figures are given from ${LEAST_REQUESTS} requests`,
  });
export type CompanyAnswers = z.output<typeof companyAnswersSchema>;

export const NO_REQUESTS: CompanyAnswers = { requests: 0, bucket: "not-enough" };
