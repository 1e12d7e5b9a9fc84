import { splitLines } from "./lines.ts";
import type { Subject } from "./review-praise.ts";

/** Small problems in four-star reviews, by subject. */
export const NIGGLES: Record<Subject, readonly string[]> = {
  booking: splitLines(`
    Only gripe: it took [three|four] goes to get through on the phone.
    Online booking froze on me, so I had to ring anyway.
    The confirmation e-mail went to junk and nobody rang to check.
    I had to explain the address twice.
    They could do with a message when the lorry sets off.
    A bit hard to get hold of after four o'clock.
    The website said one thing about delivery days and the office another.
    I left a voicemail on the {day} and it was the next day before anybody rang back.
    Being asked for card details before the price was a bit back to front.
    They asked for the same details three times over.
    No e-mail to confirm, so I rang to be sure.
    The quote came two days after I'd asked.
    Hold music could do with a rest.
    A choice of morning or afternoon would be nice.`),
  delivery: splitLines(`
    Came a couple of hours after the slot they gave.
    It was "between eight and five", so that was a day off work.
    Arrived on the right day but the builders were stood waiting till dinner time.
    They had to move delivery by a day, though they did ring to say so.
    One star off for the half-past-six arrival.
    The first date offered was a week away, which felt long.
    A text on the morning would have saved me hanging about.
    Delivery was an hour late, traffic apparently.
    It came an afternoon later than booked.
    They said first thing and it was gone eleven.
    A bit vague about when it was coming.
    Had to wait [five|six] days for the size I wanted.
    The morning slot drifted into the afternoon.
    Came while I was out, though I'd asked them not to.`),
  driver: splitLines(`
    Driver was fine, not what you'd call chatty.
    The driver was in a rush and I had to ask for the boards.
    He'd have left it across the path if I hadn't been in.
    The driver and I had different ideas about "close to the wall".
    A bit of mud from the lorry on the pavement, which I hosed off myself.
    The driver needed directions twice, and I'd sent a pin.
    The driver parked across next door for ten minutes, which didn't help relations.
    Second driver wasn't as careful as the first.
    A "good morning" would have been nice.`),
  placing: splitLines(`
    Would have liked it a foot nearer the house.
    {if:drive}Small scrape on the edge of the lawn, nothing that won't grow back.
    {if:drive}It left a rust mark on the slabs that took some scrubbing.
    Not quite where I'd chalked, but near enough.
    It was tight getting the car past for the fortnight.
    The flap faced the wrong way round, so we carried more than we barrowed.
    A touch too close to the hedge.
    I'd have put it the other way round.
    It stuck out a little further than I'd like.`),
  skip: splitLines(`
    The skip had seen better days, but it held rubbish, which is its job.
    The flap was stiff and took two of us.
    A bit of somebody else's plaster in the bottom when it came.
    Smaller than I pictured, though that's on me.
    It came without a cover, and people do help themselves to your space.
    {if:drive}Paint flaking off all over the drive.
    I'd asked for a drop front and got one without.
    Bit of a tetanus risk round the rim.
    The lid didn't quite close.
    One of the lights on it had a flat battery.
    It was taller than I'd thought, so loading was hard going.`),
  collection: splitLines(`
    Collection was a day later than they said.
    Took two calls to get it picked up.
    It sat there full over the weekend, and the neighbours noticed.
    They came for it two days early and I hadn't quite finished.
    Collected in the end on the {day}, two days over.
    A few bits dropped off the top when they lifted it, and I picked those up.
    Pick-up slipped from the morning to teatime.
    I'd have liked a call before they took it, as the car was blocking.
    They said "by Wednesday" and it was Thursday.
    I had to ask for the pavement to be swept.
    The collection lorry was a noisy start to a Saturday.
    Could have done with one more day before they came for it.
    They left me a broken brick or two to remember them by.`),
  price: splitLines(`
    A tenner dearer than last year.
    VAT was on top of the first price they told me, so ask.
    Not the cheapest round here.
    The mattress was extra, which I found out on the day.
    £{price} is a bit steep for that size, I thought.
    They charge for going over two weeks, so keep an eye on it.
    Would have liked a written price and not just one over the phone.
    Card payments had a small fee, or so it looked.
    A few pounds more than the place up the road.
    The extra day was £{smallextra}, which seemed a lot.
    Prices have crept up since my last one.
    I'd have liked a discount for the second skip.
    £{price}, when I'd budgeted a bit less.`),
  permit: splitLines(`
    {if:road}The permit added more than I'd bargained for, though that's the council.
    {if:road}Permit took eight days, so the job started late.
    {if:road}I wish they'd said sooner that the road needs a permit.
    {if:road}Nobody told me I'd need to clear the parked cars myself.
    {if:road}The lamps for the road only turned up on the second night.`),
  recycling: splitLines(`
    Had to ask for the waste transfer note.
    No idea how much was recycled, and I'd have liked to know.
    A longer list of what can't go in would have helped before I started.
    Plasterboard has to be kept apart, which nobody mentioned until collection.`),
  trust: splitLines(`
    Good firm, could be better at keeping you posted.
    A bit old-fashioned, in good ways and bad.
    They were clearly busy that week.
    Felt like one of many, but the job got done.
    They could learn to say when they're running late.
    Two people told me two slightly different things.
    It all works, but it's a bit seat-of-the-pants.`),
};

/** Last sentences of four-star reviews. */
export const GOOD_ENDINGS = splitLines(`
  Would [still|probably|happily] use them again.
  On the whole [a good job|very decent|I'd recommend them].
  Good rather than perfect.
  Good value for {area}.
  Happy enough.
  Job done.
  Does the job well.
  Will use again for {job2}.
  Room to improve, but decent.
  Solid four out of five.
  Pretty pleased.
  Still recommended.
  I've had far worse.
  Would book {firm} again.
  Would call that a good result.
  Four is fair, I think.`);

/** Last sentences of four-star reviews that mention a small problem. */
export const NIGGLE_ENDINGS = splitLines(`
  Otherwise [very good|all fine|no complaints|happy].
  Four stars, and it would have been five.
  Small thing, mind.
  I'd book them again, just [earlier|with more notice|with fewer stairs].
  Nothing that would put me off.
  No real complaints.
  That aside, [good|solid|a decent] service.
  Not enough to stop me using them.
  Would recommend, with that in mind.
  Nobody's perfect.
  All sorted in the end.
  It didn't spoil the job.
  They listened when I mentioned it.
  Otherwise {driver} and {office} were great.
  I'd still tell a friend.
  Everything else was spot on.`);

/** Short four-star reviews. */
export const SHORT_GOOD = splitLines(`
  Good service, [bit late on collection|delivery slot was a long one|phone took some answering].
  Decent price, skip [a bit battered|was fine], [no problems|nothing to complain of].
  Good, would use again.
  All went [well|to plan], just [a bit pricey|slow to answer e-mails|an hour late].
  Did the job. [Polite driver|Fair price|Nothing fancy].
  Good firm, [busy|a bit hard to reach] but good.
  Better than the last lot I used.
  {askip}, on time, picked up a day late. Otherwise good.
  Fine. Skip came, skip went.
  Does what you need.
  Happy with it on the whole.
  Pretty good, {driver} was helpful.
  Solid service for {area}, nothing flash.
  No complaints really.
  Reliable enough and fairly priced.
  [Good|Decent|Solid] [skip|firm|service], [bit|slightly] [dear|slow|late]. [Would still use them|Still good|No bother].
  {askip} for {job}. [All fine|Did the job|Mostly good], [just a late collection|just a long wait on the phone|just a bit rusty].
  [Helpful|Friendly] enough, [fair price|decent lorry driver|quick delivery].
  {driver} [was great|was good], [office less so|phones a bit busy|shame about the wait].
  [Nearly|Almost] perfect, [came a day late|took two calls to collect|cost a bit more than I'd thought].
  Used them for {job}. [Good job|Happy|Decent].
  Good value at £{price}, [collection a day over|slot was a bit vague|skip had seen better days].
  {firm} did [a good job|well|what I needed]. [Not the cheapest|Not the quickest|Bit of a wait].
  [Three|Two] skips so far, [two|one] perfect and one a day late.
  [Would|I'd] recommend {firm}, [but book early|but ring, don't e-mail|but allow a day either way].`);
