/** Replies of companies to reviews with one or two stars. */
export const APOLOGIES = [
  "We're sorry this went wrong. It isn't how we want to work, and we've spoken to the crew. Please ring the yard and ask for the manager.",
  "Thank you for telling us. You should have had a call when we knew we would be late. We have changed how we tell customers on the day.",
  "Sorry about this. We have looked at the job sheet and you are right about the times. We would like to put it right if you ring us.",
  "We understand the frustration. The charge was for weight over the limit, and we should have told you before we collected, not after.",
  "Our apologies. Two lorries were off the road that week and we fell behind. That is no excuse for not answering the phone.",
] as const;

/** Replies of companies to reviews with three stars. */
export const MIXED_REVIEW_REPLIES = [
  "Thanks for the fair review. We'll take the point about ringing ahead and have passed it on to the drivers.",
  "Thank you. You're right that the paperwork was slow, and we now send it by email on the day.",
  "Thanks for taking the time. The road was tight for the big lorry, so next time ask us for the smaller one.",
] as const;

/** Replies of companies to reviews with four or five stars. */
export const THANKS = [
  "Thank you, the drivers will be pleased to read this. See you at the next job.",
  "Thanks for the kind words and for having the drive clear, it makes our day easier.",
  "Much appreciated. Glad the skip was the right size in the end.",
  "Thank you for using us again.",
] as const;
