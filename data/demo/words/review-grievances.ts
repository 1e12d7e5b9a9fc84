import { splitLines } from "./lines.ts";
import type { Subject } from "./review-praise.ts";

/** Complaints of one-star and two-star reviews, by subject. Format: "title :: complaint". */
export const GRIEVANCES: Partial<Record<Subject, readonly string[]>> = {
  collection: splitLines(`
    {if:drive}[Still on the drive|Took for ever to collect] :: Skip sat full on our drive for {days} days after I asked for it to be collected. Each call was "tomorrow", and tomorrow never came.
    [Still waiting for collection|{days} days and counting] :: I rang on the {day} for collection. {days} days and six phone calls later it was still there, with other people's rubbish on top.
    Late collection :: They finally took it {days} days late, while a wedding car was trying to get out of our road.
    Couldn't get rid of it :: Paid for a fortnight, had it for nearly four weeks because nobody would fetch it. Then came a bill for the extra hire.
    Charged for their wasted journey :: They came to collect, said it was overfilled by a couple of inches and drove off. Charged £{extra} for a wasted journey.
    Took our planters with it :: Collected on a Sunday at six in the morning without a word, and took two of our planters with it.
    Left a mess behind :: When they lifted it half a barrow of rubble came down on the path. The driver looked at it and left.
    Collection was never booked :: Nobody came on the Thursday. Nobody came on the Friday. On the Monday {office} said it had never been booked.
    [No communication|A call would have helped] :: The collection lorry broke down, fine, these things happen. But why did I have to find that out by ringing {days} times?`),
  price: splitLines(`
    [Not the price I was quoted|Check your bill] :: Quoted £{price} on the phone, charged £{toomuch}. The difference is "waste handling", which nobody had mentioned.
    [Extra charge after the event|Extra £{extra} taken from my card] :: They took an extra £{extra} from my card a week after collection. It was for plasterboard, and there wasn't any in it.
    Overweight, they say :: £{extra} extra for being overweight, with no weighbridge ticket to show for it.
    Charged for the wrong size :: Booked {askip}, got charged for the next size up and told that was what they'd delivered. I have photographs of the number on the side.
    Charged for somebody else's mattress :: They wanted £{extra} for a mattress that was not mine and that was not there the night before. Not a shred of goodwill.
    [Hidden extras|Watch the small print] :: The cheap quote doesn't include VAT, the permit, the lights or, it turns out, collecting it on a Saturday.
    Cancellation fee :: I cancelled two days ahead and they kept £{extra}. It's in the terms, on page four.
    One paint tin :: Extra charge for "contamination" because of one paint tin. I'd have taken it out if the driver had said a word.
    [Charged twice|Second charge on my card] :: A second charge of £{extra} turned up on my statement and the office goes quiet when I mention it.`),
  placing: splitLines(`
    {if:drive}[Blocked the shared drive|Neighbour blocked in] :: They dropped it across the shared drive. My neighbour couldn't get to work until somebody came to move it, at two in the afternoon.
    {if:drive}[Blocked drive|Blocked in for a day] :: Blocked our drive completely, with the car behind it, and told me the lorry couldn't come back before the next day.
    {if:drive}Cracked slabs :: Two paving slabs cracked clean through. I asked for boards, and the driver said they didn't carry any.
    {if:drive}[Damage to the drive|New drive ruined] :: There's a gouge in the new tarmac a foot long. Three weeks of e-mails and I've had one reply, with the wrong name on it.
    {if:drive}Hit the gatepost :: Took the top off our gatepost on the way out. The driver said it was like that already.
    No lights on it :: It was put on the road without lights, and it was me who had the policeman at the door.
    Left across a dropped kerb :: Left it across the dropped kerb where a lady in a wheelchair gets across. I was ashamed of it.
    {if:drive}[Ruined lawn|Mind your lawn] :: The lorry sank into the lawn I'd told them not to drive on. The ruts are still there.`),
  delivery: splitLines(`
    [Never turned up|No-show] :: Never turned up on the {day}. I'd two lads stood there with barrows and nobody picked up the phone till ten.
    Let down on the day :: Booked three weeks ahead, confirmed the day before, and at noon they tell me there are no skips left.
    Wrong street :: They delivered to the wrong street, to somebody who was delighted with it, and blamed my postcode.
    [Two no-shows|Twice let down] :: Second no-show. The first time it was a puncture, the second time it was "not on the system".
    Waited in all day :: Waited in all day for an 8 to 12 slot. They came at five past six, when my labourers had gone home.
    [Three days late|Late delivery] :: Delivery three days late, so the kitchen fitters had to go to another job and I lost them for a fortnight.
    Half the size I ordered :: We'd ordered {askip} and got one half the size. It was that or nothing, so nothing it was.`),
  driver: splitLines(`
    Rude driver :: The driver swore at my neighbour, who is eighty, because her car was where it always is.
    [Wouldn't wait two minutes|Driver in a hurry] :: Driver wouldn't wait two minutes for me to move the car. Drove off, and I was charged £{extra} for a failed delivery.
    Hit our wall and drove off :: The lad on the lorry reversed into our wall, got out, looked and drove away. It's on the doorbell camera.
    Not where we agreed :: The driver refused to put it where we'd agreed with the office and dropped it on the verge.
    [Rude|Manners cost nothing] :: Rude from the moment he got out of the cab. I've met nicer gulls.
    Slow down :: He came flying up a 20 mph road past the school at ten to nine. That's not on.`),
  booking: splitLines(`
    [Nobody answers|Good at selling, bad at helping] :: You can ring to buy a skip and they answer at once. Ring with a problem and it's voicemail until Thursday.
    Cancelled without a word :: Seven e-mails, no answer. I found out my booking was cancelled when the money came back.
    Put the phone down on me :: {office} put the phone down on me. I'd only asked when it was coming.
    [Should have asked first|Paid first, told later] :: They took my booking for a road skip, took my money and only then asked whether I had a permit.
    Three people, three stories :: Three different people, three different stories, no skip.
    Bad advice on size :: Gave me the wrong advice on size, so I needed two, and the second cost more than the first.
    [Complaint ignored|No answer to my letter] :: The complaint I sent by recorded delivery in the summer has not been answered.`),
  skip: splitLines(`
    Came a third full :: The skip came a third full of somebody else's rubbish, and they told me to "work round it".
    Hole in the side :: There was a hole in the side you could put your arm through. Brick dust all down the street.
    Not clean when it came :: It arrived with what looked very like asbestos sheet in the bottom. I had to pay to have it tested, and it took a week to get an apology.
    [Door wouldn't open|Welded shut] :: The door was welded shut. We lifted every last barrow of soil over the side.
    {if:drive}Oil on the block paving :: Filthy, dented and dripping oil, and now there's a stain on the block paving that won't shift.`),
  permit: splitLines(`
    {if:road}[No permit|Council letter came to me] :: They said the permit was sorted. It wasn't, and the council's letter came to me.
    {if:road}Paid for a permit I never got :: Charged me £{extra} for a permit the council says was never applied for.
    {if:road}Permit ran out :: The permit ran out and they left it on the road for another {days} days. Guess who had the council ringing.
    {if:road}[Forgot the permit|Permit was a mess] :: They forgot the permit, so the builders had nowhere to put anything for nine days, and nobody said sorry.`),
  recycling: splitLines(`
    [No paperwork|Still no waste note] :: No waste transfer note, in spite of asking four times. If my rubbish turns up in a lay-by it's me who pays the fine.
    So much for recycling :: So much for recycling: the driver told me it all goes in the same hole.
    Where did it go? :: They wouldn't tell me where it was going. I won't use a firm that can't answer that.`),
  trust: splitLines(`
    [All promises|Says one thing, does another] :: Nothing they told me turned out to be so. Not the day, not the size, not the price.
    Nice until they're paid :: Perfectly nice until they had my money.
    [Messed about|Thirty years and never this] :: I've used skips for thirty years in the trade and never been messed about like it.
    [Not what it was|Used to be good] :: They used to be good. Whoever runs it now doesn't care.`),
};

/** Last sentences of two-star reviews. */
export const POOR_ENDINGS = splitLines(`
  Two stars because the [driver|lad who delivered it|skip itself] was fine.
  I won't be [hurrying back|using them again].
  Disappointing, as a [neighbour|friend] had recommended them.
  They did say sorry, [in the end|eventually|after a week].
  They refunded [half|£20|the extra days] after I pushed.
  There are better firms in {town}.
  Cheap for a reason.
  One star more than I meant to give, because {driver} tried.
  Poor.
  The skip was fine. Everything round it wasn't.
  I'd have forgiven it with one phone call.
  Not good enough.
  Next time I'll pay a bit more.
  It's a shame, because the start was good.
  Get everything in writing.`);

/** Last sentences of one-star reviews. */
export const TERRIBLE_ENDINGS = splitLines(`
  Avoid.
  Never again.
  Still waiting for [a refund|an apology|a call back|somebody to ring me].
  I've asked my bank for the money back.
  Save yourself the [bother|stress|grey hairs].
  Would give no stars if I could.
  Shocking.
  I've been in touch with Citizens Advice.
  [Appalling|Dreadful|Shoddy] from start to finish.
  Look elsewhere.
  Worst {skip} in {town}.
  Not one word of apology.
  Won't be back, and I've told the whole street.
  We'll see what trading standards say.
  I'm only leaving a star because I have to.
  You have been warned.`);

/** Short reviews with one or two stars. */
export const SHORT_POOR_REVIEWS = splitLines(`
  {days} days late collecting. Wouldn't pick up the phone.
  {if:drive}Turned up a day late and blocked the neighbour's drive. [Sorry, no|Not impressed].
  Price went up £{extra} after they'd collected it.
  Poor communication and a scratched gatepost.
  Nice on the phone, [useless|hopeless] after that.
  Late, rude and dear.
  Said £{price}, took £{toomuch}.
  No-show on the day. Enough said.`);
