import { splitLines } from "./lines.ts";
import type { Subject } from "./review-praise.ts";

/** Sentences of three-star reviews, by subject: a problem that the firm solved, or mediocre service. */
export const MIDDLING: Partial<Record<Subject, readonly string[]>> = {
  booking: splitLines(`
    Booking was a slog. Two unanswered calls, one wrong date, then {office} sorted it in a minute.
    I was told they'd ring me back twice and rang them both times. Once I had somebody on the line it was fine.
    They had the wrong house number, so the driver went looking. Nobody's fault exactly, but I'd spelt it out.
    The person I first spoke to promised [a Monday|an early slot], the next one knew nothing about it.
    It took three e-mails to get a price in writing.
    They sent the wrong size and I only noticed when it was half full. To be fair they only charged me for the smaller one.`),
  delivery: splitLines(`
    Delivery was booked for the {day} and came the day after. The driver apologised, the office didn't.
    I'd taken the morning off for an 8 to 10 slot and it came at twenty past one.
    The skip came a day late and my plasterer lost half a day. They did knock £20 off when I asked.
    It turned up at half six in the morning and woke the whole close. Better early than never, I suppose.
    {if:drive}They rang at eleven to say it would be tomorrow, so the builders stacked everything on the lawn.`),
  placing: splitLines(`
    {if:drive}It was left further down the drive than we'd agreed, so every barrow load was a trek.
    {if:drive}They marked the drive slightly. When I sent a photo they offered £30 towards cleaning it, so fair enough.
    The skip overhung the pavement and I had to ring to have it moved. They came the next day.
    It was put down on the wrong side of the gate, and we couldn't close it for ten days.
    No boards under it, and I'd asked for boards.`),
  skip: splitLines(`
    The skip was rusted through at one corner and leaked brick dust on the path.
    It came with a foot of rainwater in it and a mattress that wasn't mine. They emptied it, but I lost a day.
    I asked for a lid and there wasn't one, and by morning half the road had been in it.
    It was a good size but the door was bent and wouldn't drop.
    I'm not convinced it was {size}. Next door's looked bigger.`),
  collection: splitLines(`
    Collection took four days and two phone calls. They were nice about it each time.
    They said Friday, it went on Tuesday. No extra charge for the days, at least.
    {if:drive}It went on the day, but they left a trail of plaster down the drive and I had to sweep it.
    They collected while I was still filling it. I'd said noon and they came at nine.
    When they came for it a car was in the way, so it was another five days. A quick call would have saved us all the bother.
    I rang on the Monday, they said the Wednesday, and it went on the Friday.`),
  price: splitLines(`
    The price went up by £{smallextra} between the phone call and the bill. They said VAT, I said they should have said so.
    £{price} was more than I'd wanted to pay, and then two extra days were £{smallextra}.
    I was charged for a tyre I didn't put in. They took it off when I complained, but I had to complain.
    It isn't cheap, and the man at the tip says others are.
    They wanted £{smallextra} more for a bit of plasterboard at the bottom. I found it in the small print, so I paid.`),
  permit: splitLines(`
    {if:road}The permit took two weeks and nobody kept me posted. When it did come, all went well.
    {if:road}They applied for the permit for the wrong road. It was put right, eight days later.
    {if:road}The permit ran out two days before they collected. I had the letter from the council, not them.
    {if:road}I paid for the permit and a bay suspension, and still had a car in the space on the morning.`),
  recycling: splitLines(`
    The list of what they won't take came with the skip and not before. I had two tins of paint and a fridge to deal with.
    I asked three times for the waste note. It came, but why three times?
    They say they recycle, but when I asked how much nobody could tell me.`),
  trust: splitLines(`
    Bit of a mixed bag. Good price and a good driver, poor at answering the phone.
    It all happened in the end, but I felt I was doing the organising.
    First skip was perfect, the second was a day late both ways.
    Nothing terrible, nothing special.
    Average. You get what you pay for.
    I've had better from them. They used to be [quicker|more careful|easier to reach].`),
};

/** Last sentences of three-star reviews. */
export const MIDDLING_ENDINGS = splitLines(`
  Three stars because [they did put it right|the price was fair|{driver} was good].
  [Not sure|Don't know if] I'd use them again.
  I might try somebody else next time.
  It was all right.
  Could do better.
  Middle of the road.
  Fine in the end.
  I'd give them another chance.
  Not bad, not great.
  OK for the money.
  Hoping that was a one-off.
  If they sorted out the phones they'd be a good firm.
  The driver was the best thing about it.
  Room for improvement.
  Would think twice when I'm in a hurry.`);

/** Short three-star reviews. */
export const SHORT_MIDDLING = splitLines(`
  [OK|Average|So-so]. [Late|A day late], but they got here.
  Skip was fine, [office|communication|phone manner] wasn't.
  Did the job, [eventually|just about|slowly].
  Neither good nor bad.
  Alright. Bit [dear|slow|disorganised].
  Cheap, and you can tell.
  Fine till it came to collecting it.
  {askip} came, a day late, and went, a day late.
  It's a skip. Driver was decent, price wasn't.
  Expected a bit better from the reviews.`);
