import { longWeekday } from "#contract/dates.ts";
import type { PressFacts, PressKind } from "#contract/hires/press-bodies.ts";
import {
  type Actor,
  MAX_DAYS_NAMED,
  MAX_EVENTS,
  MAX_PROBLEMS,
  MAX_RELEASES,
} from "#contract/hires/presses.ts";
import type { Hire } from "./hire.ts";
import { pressNumber } from "./words.ts";

type Rule = (hire: Hire, press: PressFacts, by: Actor) => string | false | null | undefined;

export const FULL = "This page can take no more. Please ring or write instead.";
const GONE = "The skip has been collected.";
const NOT_THERE = "Say first on which day it was delivered.";
const isOver: Rule = ({ stage }) => stage === "collected" && GONE;
const isNotThere: Rule = ({ stage }) => (stage === "collected" ? GONE : stage === "chosen" && NOT_THERE);
const isBeforeRequest: Rule = ({ askedOn }, { day }) =>
  typeof day === "string" &&
  day < askedOn &&
  `The request was sent on ${longWeekday(askedOn)}. Give that day or a later one.`;
const isBeforeDelivery: Rule = ({ deliveredOn }, { day }) =>
  deliveredOn !== null && String(day) < deliveredOn && "That day is before the delivery.";

const ADD_THERE = "To add something, open “Is it settled?” there, then press “No, it is not settled”.";

const problemOf = ({ problems }: Hire, { number }: PressFacts) =>
  problems.find((problem) => problem.number === number);
const isUnknownProblem: Rule = (hire, press) =>
  !problemOf(hire, press) && "We don't know this problem. Please look at the page again.";

const hasVisit: Rule = ({ visit, reference }) =>
  visit &&
  visit.of !== "delivery" &&
  `You have asked for ${visit.of === "swap" ? "a swap" : "the collection"} already (${pressNumber(reference, visit.number)}). Press “Not yet” first, or agree on the day.`;

const RULES: Record<Exclude<PressKind, "question" | "answer">, Rule[]> = {
  day: [
    isOver,
    ({ visit, stage }, { of }) =>
      visit?.of !== of &&
      !(of === "delivery" && stage === "chosen") &&
      "Nobody waits for that visit any more. Please look at the page again.",
    ({ daysNamed }, _press, by) =>
      by !== "clock" &&
      daysNamed[by] >= MAX_DAYS_NAMED &&
      `You have named ${MAX_DAYS_NAMED} days for this visit. Please ring to agree on one.`,
  ],
  agree: [
    isOver,
    ({ visit }, { of, day, part = "any" }, by) =>
      (!visit ||
        visit.of !== of ||
        visit.day !== day ||
        visit.part !== part ||
        visit.by === by ||
        visit.agreed) &&
      "That day is agreed already, or another one was named. Please look at the page as it is now.",
  ],
  delivered: [
    isOver,
    ({ deliveredOn }) => deliveredOn && "The delivery has been recorded already.",
    isBeforeRequest,
  ],
  keep: [
    isNotThere,
    hasVisit,
    ({ keep, reference }, { weeks }) =>
      keep?.agreed === null &&
      keep.weeks === Number(weeks) &&
      `You have asked for that already (${pressNumber(reference, keep.number)}).`,
  ],
  "keep-reply": [
    isOver,
    ({ keep }, { number }) =>
      (keep?.number !== number || keep?.agreed !== null || keep.price !== null) &&
      "The customer doesn't wait for this answer any more.",
    ({ isWeekPriced }, { amount }) =>
      isWeekPriced &&
      typeof amount === "string" &&
      "Your quote names the price of an extra week, and that counts. Leave the amount out.",
  ],
  "keep-price": [
    isOver,
    ({ keep }, { number, amount }) =>
      (keep?.number !== number || keep?.agreed !== null || !keep.price || keep.price !== amount) &&
      "They don't wait for this answer any more. Please look at the page as it is now.",
  ],
  collect: [isNotThere, hasVisit],
  swap: [isNotThere, hasVisit],
  "not-yet": [
    isOver,
    ({ visit }) => (!visit || visit.of === "delivery") && "No collection and no swap is asked for any more.",
  ],
  permit: [isOver, ({ isOnRoad }) => !isOnRoad && "The skip doesn't stand on a road."],
  swapped: [isNotThere, isBeforeRequest, isBeforeDelivery],
  collected: [
    ({ isCollectedByCompany, stage }, _press, by) =>
      (by === "company" ? isCollectedByCompany : stage === "collected") &&
      "The collection has been recorded already.",
    isBeforeRequest,
    ({ stage }) => stage === "chosen" && NOT_THERE,
    isBeforeDelivery,
  ],
  went: [
    ({ isCollectedByCompany }) => !isCollectedByCompany && "Say first on which day it was collected.",
    ({ went }) =>
      went && Object.values(went).every((said) => said !== null) && "All of this has been recorded already.",
  ],
  "take-back": [
    ({ takeBack }, { number, said }, by) =>
      (takeBack?.number !== number || takeBack?.said !== said || takeBack?.by !== by) &&
      "That can't be taken back any more. Please look at the page as it is now.",
  ],
  problem: [
    ({ problems }) =>
      problems.length >= MAX_PROBLEMS && `You have told us of ${MAX_PROBLEMS} problems. Please write to us.`,
    ({ problems, reference }, { problem }) => {
      const told = problems.find((open) => open.problem === problem && !open.settled);
      const number = told && pressNumber(reference, told.number);
      return number && `You have told them of that already (${number}). ${ADD_THERE}`;
    },
  ],
  "problem-answer": [
    isUnknownProblem,
    (hire, press) =>
      problemOf(hire, press)?.settled && "The customer has said that this is settled. Thank you.",
  ],
  "problem-end": [
    isUnknownProblem,
    (hire, press) => problemOf(hire, press)?.settled && "You have said already that this is settled.",
  ],
  release: [
    isOver,
    ({ releases }) =>
      releases >= MAX_RELEASES &&
      `You have changed your choice ${MAX_RELEASES} times. Please ring the company, or send a new request.`,
    ({ stage }) =>
      stage !== "chosen" && "The skip has been delivered, so the choice can't be changed any more.",
  ],
};

export const whyNotDay = (hire: Hire, press: PressFacts, by: Actor): string | undefined =>
  isBeforeRequest(hire, press, by) || isBeforeDelivery(hire, press, by) || undefined;

export function whyNotPress(hire: Hire, press: PressFacts, by: Actor): string | undefined {
  if (hire.events >= MAX_EVENTS) return FULL;
  const rules = RULES[press.press as keyof typeof RULES] ?? [];
  return rules.map((rule) => rule(hire, press, by)).find(Boolean) || undefined;
}
