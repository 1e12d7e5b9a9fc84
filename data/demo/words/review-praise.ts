import { splitLines } from "./lines.ts";

/** Sentences of praise, by subject. A review has at most one sentence about each subject. */
export const PRAISE = {
  booking: splitLines(`
    {office} [in the office|on the phone|at the other end of the phone] [talked me through|helped me choose] the right size.
    {office} [was|couldn't have been more] helpful when I [rang|phoned] to book.
    Booked online at [ten at night|midnight|six in the morning] and had a proper confirmation by breakfast.
    Took [two|three|five] minutes to book over the phone.
    They answered the phone on the second ring, which is more than most.
    I [spoke|got through] to a real person every time.
    {office} explained what could and couldn't go in without making me feel daft.
    They told me I'd be fine with a smaller one than I'd asked for, and they were right.
    [Proper|Good] advice on size instead of just selling me the biggest.
    Changed the date twice and nobody [minded|made a fuss].
    Rang at [four o'clock|half three] and it was sorted for the next morning.
    They e-mailed everything: price, dates, what's not allowed.
    Got a text the night before to say when to expect it.
    {office} remembered me from last time.
    Called back when they said they would.
    Friendly on the phone, no hard sell.
    I asked a lot of daft questions and {office} answered every one.
    [Simple|Easy|Painless] to book, [simple|easy|painless] to pay.
    The lady in the office knew our street and which end the lorry should come from.
    They rang to check I was happy with the spot before sending the lorry.
    Replied to my quote request within [the hour|two hours|half an hour].
    Got a quote from the website in the morning and a call from {office} by dinner time.
    {office} even sent a little diagram of how much space the lorry needs.
    [Asked|Messaged] on a Sunday night and had an answer by [eight|half past eight] on Monday.
    {office} asked what I was throwing away before quoting, which none of the others did.
    I'd booked the wrong week and {office} [changed it in seconds|sorted it without a sigh].
    The website was down, so I rang, and {office} did it all in the time it takes to boil a kettle.
    They were [the only ones|one of only two firms] who [rang me back|bothered to reply].
    {office} is a [treasure|gem|star].
    Clear instructions, plain English, no small print.
    {if:home}Booked on the phone in my lunch break.
    {if:home}I can't hear well on the phone and they were happy to do it all by e-mail.
    They were straight about what they couldn't take.
    {office} [steered|talked] me away from a bigger skip and saved me [forty|fifty|sixty] quid.
    Got a reminder by text two days before.
    They have somebody on the phones on a Saturday morning, thank goodness.
    {if:home}My English is not perfect and {office} was very patient.
    Ordering was easier than ordering a pizza.`),
  delivery: splitLines(`
    Turned up [bang on|right on|exactly on] time.
    Arrived [at eight on the dot|just before nine|at half seven, as promised].
    Came the next morning, as they said it would.
    The driver rang [twenty minutes|half an hour|ten minutes] before to say {he} was on the way.
    {if:drive}Dropped off while I was at work and left exactly where I'd chalked the drive.
    {if:drive}It was on the drive before I'd finished my tea.
    They gave a two-hour slot and came in the first ten minutes of it.
    Delivered on the {day} as agreed.
    Came a day early because they had a lorry in {area}, and asked me first.
    Skip was there before the builders were.
    Delivery was [quick|prompt] and [quiet for seven in the morning|no bother at all].
    {if:drive}Ordered on the {day}, on the drive by [the next lunchtime|the following morning].
    {if:home}They fitted us in when two other firms [had nothing for a week|couldn't].
    They said between ten and twelve and it came at half past ten.
    Even with the roadworks [in {area}|on the main road] they got here on time.
    You could set your watch by them.
    Delivered first thing on a Saturday at no extra cost.
    [No waiting about|No hanging about]: ordered one day, here the next.
    I got a text with a link and watched the lorry come up the road.
    {if:home}Delivery was spot on time, which with two small children asleep mattered.
    {if:home}Lorry came at the quiet time between the school runs, as I'd asked.
    [Half eight|Quarter to nine|Ten past eight] on the {day}, as arranged.
    They were early, and rang first to ask if that was all right.
    When the road was closed they came back an hour later without my having to ask.
    {if:winter}Came in the snow when I'd given up on them.
    {if:home}I'd asked for after nine, because of the school run, and it came at five past.
    {if:trade}Not one delivery has been late in [two|three] years.
    Asked for it before the weekend and got it on the Friday afternoon.
    The other firm wanted ten days; these came in two.
    Here in the morning, filled by night.
    From phone call to skip was [under a day|twenty hours|about a day and a half].
    {if:bankholiday}They brought it on a bank holiday weekend, which nobody else would.
    They managed same day, to my surprise.
    Delivery day came, and so did the skip. You'd think that was normal, but I've been let down before.
    Text the evening before, call on the morning, skip by ten.
    Lorry was in and out before the bin men came through.`),
  driver: splitLines(`
    {driver} the driver was [brilliant|a star|lovely|a gent|first class].
    The driver, {driver}, [couldn't do enough for us|was as good as gold|was polite and careful].
    [Cheerful|Friendly|Pleasant|Polite] driver who [took {his} time|knew exactly what {he} was doing].
    {driver} [reversed|backed] up our lane like it was nothing.
    Driver [squeezed|threaded] the lorry between two parked cars [without a scratch|with inches to spare].
    Big thanks to {driver}, who moved it a foot when I asked.
    {if:home}{driver} had a word with next door about their car and they moved it with a smile.
    The driver put boards down without being asked.
    {if:home}{driver} waited while I shifted the car.
    I've never seen anybody drive a lorry backwards so neatly.
    {driver} even helped me [lift the last of it in|drop the end flap|heave in the heaviest bit].
    The lad who brought it was a credit to them.
    {driver} was patient with my hundred questions.
    The driver stopped to let the school run past, which the neighbours noticed.
    {if:drive}{driver} was careful with the [gate posts|overhead wires|low wall|cherry tree].
    Nice to deal with a driver who [says good morning|gets out of the cab for a chat].
    {if:home}My [little boy|grandson|three-year-old] got to wave at the lorry and {driver} gave us a toot.
    {driver} has delivered all three of ours now and never marked a thing.
    Can't praise {driver} enough.
    The driver knew the area and didn't need a map.
    {if:home}It's a tight turn into our close and {driver} did it in one.
    {driver} took one look at the slope and suggested a better spot, and {he} was right.
    {driver} got out, had a look, had a think, and put it down perfectly.
    A very [courteous|obliging|good-humoured] driver.
    {if:home}The driver [waited|hung on] while my neighbour finished loading her shopping.
    {driver} told me how to load it so that more went in.
    Drivers both times were [spot on|gentlemen|lovely].
    {driver} is worth {his} weight in gold.
    The driver looked about sixteen and drove as if {he}'d been at it forty years.
    {driver} swept up a few bits that fell off, and they weren't even {his}.
    No huffing and puffing from the driver about our hill.
    {driver} spotted a soft patch and kept well off it.
    I'd worried about the overhead cables and {driver} had it sorted with a nod.
    {if:home}You don't often get a driver who takes {his} boots off to come in and sign a form.
    {driver} knows our street better than I do.
    The driver rang the bell, introduced himself and asked where I'd like it.
    {if:home}Driver was [lovely with the dog|great with the kids watching], which made their day.
    {driver} had it off the lorry in [two|three|four] minutes.
    A tricky reverse with a telegraph pole in the way, and {driver} made it look easy.`),
  placing: splitLines(`
    Put exactly where I wanted it.
    {if:drive}Left [tight|snug] against the wall so we could still get the car out.
    {if:drive}Not a mark on the drive.
    {if:drive}They put planks under it to protect the block paving.
    {if:drive}It went down on the gravel as gently as a cat.
    Placed so the builders could run a barrow straight up the flap.
    {if:home}{if:drive}We've a [shared|narrow] drive and they left plenty of room for next door.
    They fitted it in a gap I'd have thought twice about parking a Mini in.
    {if:drive}It sat on new tarmac for a fortnight and you'd never know.
    {if:drive}They lined it up with the garage so both doors still opened.
    No damage to the kerb or the verge.
    Dropped in the one spot that didn't block the neighbours.
    I'd measured wrong, and they still made it fit.
    Lights and cones were on it from the first night.
    {if:drive}They swung it over the front wall, which was quite something to watch.
    Down to the inch where I'd put the cones.
    {if:drive}They asked where the drains run before putting it down, which I thought was clever.
    {if:drive}Timber under all four corners without being asked.
    {if:drive}Room left to open the gate and get the bins out.
    {if:road}It was left close to the kerb with lamps at both ends.
    {if:home}{if:road}Outside our own house and nobody else's, which keeps the peace.
    {if:trade}It was in the perfect spot for the chute from the roof.
    They moved it round a bit when I wasn't sure. No sighing.
    {if:drive}It cleared the porch by a hand's breadth.
    Set down level, so the door opened properly.
    I sent a photo of where I wanted it, and that's where it was.`),
  skip: splitLines(`
    The skip itself was [clean|in good nick|freshly painted] and not a rusty wreck.
    Drop-down door at the end made it easy with the barrow.
    More room in it than I thought.
    {if:home}[Swallowed|Took] {waste} with room for the neighbour's old fence.
    The {skip} was the right size, as they'd said.
    Good solid skip with a proper flap.
    Everything went in: {waste}.
    {if:home}Lockable lid as well, so nobody added their mattress overnight.
    No holes in it, no mud from the last job, and the flap worked.
    Exactly the size it said, which I gather isn't always so.
    It held a lot more than I'd feared once we broke things up.
    I filled it level and they were happy with that.
    We got {waste} in it and still had a corner left.
    A skip that looks cared for tells you about the firm.
    Came with a net over it and a label with the number to ring.
    You could tell it had been swept out.
    The drop-down end saved my back.
    It's amazing what you can get in if you break things up.
    Straight sides, no sharp edges, and lights already on it.
    Nobody would call a skip pretty, but this one was nearly new.
    {if:home}The lid kept the rain and the neighbours out.
    We thought it looked small and then couldn't fill it.
    Got the {skip} for what another firm wanted for the next size down.
    The barrow went straight up the door and in.
    Took the lot in one go.
    I'd have called it roomy.`),
  collection: splitLines(`
    Collected the day after I rang.
    One call and it was gone [the same afternoon|by the next morning|within the day].
    [Picked up|Collected] on the day agreed, no chasing.
    Gone by nine on the Friday, as promised.
    They collected early when I asked, with no fuss.
    They kept it an extra weekend for us [at no charge|without charging].
    Collection was as [quick|smooth] as the delivery.
    We needed two more days and they just said "no problem".
    They came for it on the {day} and you wouldn't know it had been there.
    Swapped a full one for an empty in [twenty minutes|a quarter of an hour].
    Picked up at seven in the morning so the road was clear for the school run.
    I [texted|rang] on the Sunday night and it was away on the Monday.
    The driver swept the pavement [before {he} left|after lifting it].
    {if:home}{if:drive}They hosed the drive down after lifting it.
    Collected in the pouring rain without a grumble.
    They rang to ask if I was done before coming, which I liked.
    It went on the day it was meant to, and that's all I ask.
    Collection slipped my mind and they rang me.
    Rang at ten, gone by two.
    They took it away with a bit of a heap on and never said a word.
    We finished three days early and they came the next morning.
    It was lifted and gone before I'd got my shoes on.
    They left the place tidier than they found it.
    The exchange was done in the time it took to sign for it.
    {if:bankholiday}They let me keep it over the bank holiday without charging for it.
    {if:drive}Fetched on the Saturday so the drive was free for my daughter's party.
    Collected two days after the call, as they'd said it would be.
    When it rained all week they gave us longer and didn't charge.
    No trace of it left by the evening.
    {if:home}They sent a photo when it had gone, as we were away.
    Booked the collection by text while I was on the bus.
    The man who collected it brushed the last bits up [with his own broom|and put them in].
    {if:drive}Came when I was out and shut the gate after them.`),
  price: splitLines(`
    [Best|Cheapest|Fairest] of the [three|four|five] quotes I got.
    The price I was quoted was the price I paid.
    £{price} all in, VAT included.
    No [hidden extras|surprises|nasty extras] on the bill.
    [Fair|Very fair|Decent] price for {town}.
    I paid £{price}, which for {area} is [very reasonable|good going|not bad at all].
    Not the cheapest, but worth [every penny|the extra tenner].
    Good value, and they take cards over the phone.
    £{price} for a fortnight is hard to argue with.
    {if:home}Cheaper than hiring a van and doing six runs to the tip.
    They matched a lower quote without any haggling.
    They told me what would cost extra before I ordered, so I kept it out.
    Price was clear from the start.
    Came in about £[20|30|40] under the next quote.
    I was quoted £{price} on the phone and charged £{price}, to the penny.
    {if:home}With what the tip run costs in fuel it paid for itself.
    [Good|Honest] price, and they stuck to it.
    They'd put the price up ten pounds since last year and told me so straight away.
    £{price} including the VAT, which the others left off.
    My quote came with everything in it, so there was nothing to argue over.
    Cost less than I'd put by for it.
    I've paid more for worse.
    £{price} well spent.
    {if:home}Split three ways with the neighbours it was a bargain.
    They knocked [a tenner|£15|twenty quid] off because I was flexible about the day.
    {if:trade}They gave me the trade price for booking two.
    You get a proper receipt, too.
    Three firms quoted within a few pounds of each other and these were the nicest.
    {if:home}For what the council charges to pick up three things, I got a whole skip.
    It's not a cheap business, but at least you can see what you're paying for.
    No deposit, paid on delivery.`),
  permit: splitLines(`
    {if:road}They sorted the permit with the council [for me|for us|without any fuss].
    {if:road}Permit, lights and cones all done by them.
    {if:road}It had to go on the road and they handled the [council side|paperwork|permit] start to finish.
    {if:road}Permit took [three|four|five] working days, as they'd warned, and then it was plain sailing.
    {if:road}They told me honestly that the permit was the council's price, with nothing added.
    {if:road}{office} dealt with the council so I didn't have to.
    {if:road}They suspended the parking bay as well, which I'd been dreading.
    {if:road}I half expected a row with the council and there was none, thanks to {office}.
    {if:road}Never had to ring the council once.
    {if:road}When the permit ran out before the builders did, they renewed it for us.
    {if:road}I'd no idea you needed a permit, and {office} [explained it all|had it done before I'd finished worrying].
    {if:road}Permit came through in [two|three] days, to everybody's surprise.
    {if:road}They knew our council's rules better than the council did.
    {if:road}The bay in front was coned off the night before so nobody could park there.
    {if:road}Everything for the road was included in one bill.
    {if:road}The traffic warden stopped, read the permit, and walked on.`),
  recycling: splitLines(`
    They told me how much of it had been recycled, which I liked.
    {if:eco}Got an e-mail afterwards saying [91|92|93|94|95|96|97]% of it had been recycled.
    Waste transfer note came [by e-mail the same week|without my having to ask].
    Good to know it's sorted and not just buried.
    I asked where it goes and got a straight answer.
    They offered to take the old radiators for scrap and knocked a bit off.
    {driver} picked out two good doors and a sink to be used again.
    They keep wood, metal and rubble apart at their yard, and it shows.
    Sent me their carrier number before I'd even asked for it.
    The hardcore gets crushed and used again locally, apparently.
    Paperwork all in order, which matters with the fines about.
    They take mattresses separately and don't pretend otherwise.
    They gave me a chart of what goes where and why.
    {if:eco}Nothing of ours went to landfill, they tell me, and I believe them.
    They won't take just anything, and quite right.
    I watched them sort one at the yard when I went to pay.`),
  trust: splitLines(`
    Local firm, and it shows.
    {if:family}Proper family firm.
    Nice to use a local business [instead of a call centre|and not a website that passes you on].
    They did what they said they'd do, [when they said they'd do it|start to finish].
    Did exactly what it says on the tin.
    No nonsense from start to finish.
    You can tell they've been at it a while.
    They treat you like a customer and not a nuisance.
    I had a wobble about overfilling and they were straight with me.
    They owned up to a mix-up over the size, swapped it the same day and said sorry.
    They didn't try to sell me anything I didn't need.
    Honest, punctual, tidy.
    They look after you whether you're having one skip or ten.
    {if:wales}Siaradais i Gymraeg gyda nhw a chael gwasanaeth gwych.
    {if:scotland}A wee firm with good folk in it.
    {if:northernIreland}Sound people to deal with, so they are.
    {if:north}Proper good lot, this.
    Every person I dealt with was civil.
    They said sorry for a small mix-up before I'd noticed it.
    Nothing was too much trouble.
    They rang afterwards to ask if it had all gone well.
    Honest enough to tell me I didn't need a skip at all for half of it.
    Good old-fashioned manners.
    They've been going for years round here and I can see why.
    {if:home}My dad used them, and now I do.
    I was quoted a day, a price and a name, and got all three.
    It feels like a firm where people like their jobs.
    You're not just a number to them.
    {if:trade}They treat my tenants as well as they treat me.
    Dependable. That's the word.`),
} as const;

export type Subject = keyof typeof PRAISE;

export const SUBJECTS = Object.keys(PRAISE) as Subject[];

/** Last sentences of five-star reviews. */
export const PRAISE_ENDINGS = splitLines(`
  [Would|Will] [definitely|certainly|happily] use [again|them again].
  Would recommend to anyone [in {town}|round here|near {area}].
  Highly recommended.
  [Couldn't|Can't] fault them.
  Wouldn't go anywhere else now.
  Five stars from me.
  [Number's|Number is] saved in my phone.
  Already told [two neighbours|my brother|the whole street|half my road] about them.
  Thank you to everyone at {firm}.
  [Really|So|Very] pleased with the whole thing.
  [Faultless|Excellent] from start to finish.
  A pleasure to deal with.
  Next skip will be from them as well.
  Give {firm} a ring, you won't be sorry.
  [Chuffed|Delighted|Over the moon].
  Cheers {driver}!
  Many thanks.
  Thanks {office} and {driver}.
  [10/10|Ten out of ten].
  All in all a [great|cracking|first-rate] service.
  Keep up the good work.
  If you're in {town} and need a skip, look no further.
  Made a horrible job a lot easier.
  One less thing to worry about.
  What more could you want?
  I'd give six stars if I could.
  Will be back for the [garden|bathroom|garage|kitchen] next year.
  Sorted.
  Top [job|lads|service|marks].
  [Smashing|Super|Lovely] service.
  Made up with them.
  Happy customer.
  Skip hire is boring when it goes well, and this was beautifully boring.
  They've earned this review.
  {if:wales}Diolch yn fawr.
  {if:wales}Tidy job.
  {if:scotland}Cannae fault them.
  {if:northernIreland}Dead on, would use again.
  {if:london}For London, that's a miracle.
  {if:north}Champion.
  [Won't|I won't] be looking for another firm.
  I'd use {firm} again tomorrow.
  Ask for {driver}.
  Ask for {office}.
  That's how it should be done.
  Lovely to write a good review for once.
  Stress-free.
  Thank you [all|so much|again].
  See you next [spring|summer|year]!
  [Well done|Hats off to] {firm}.
  A [credit|real asset] to {town}.
  Glad I found them.
  Can't say fairer than that.
  You won't find better in {town}.
  Would give more stars if there were any.
  Impressed.
  Nice one.
  So that's me sorted for skips.
  They've got my custom.
  No hesitation in recommending them.
  Our street is full of their skips now, and no wonder.
  If only the plasterer had been as good.
  {if:wales}Gwasanaeth gwych.
  {if:scotland}Pure dead brilliant.
  {if:scotland}Rare service.
  {if:northernIreland}Couldn't have been better, so it couldn't.
  {if:north}Reyt good, as my dad would say.`);

/** Last sentences of five-star reviews by builders and other tradespeople. */
export const TRADE_ENDINGS = splitLines(`
  Makes my life easier.
  Never let me down yet.
  Invoice was right first time.
  They're the only ones I ring now.
  Account's easy and {office} knows her stuff.
  Reliable, and that's worth more than a fiver off.
  Can't run a site without people like that.
  The lads like them as well.
  Exchanges turn up when you need them.
  Will keep using them.
  Recommended to two other firms on site.
  No messing.
  When I ring, they come.
  Customers are happy, so I'm happy.
  Best in {town} for the trade.
  Good firm to have on your side.
  You can't put a price on turning up.
  If they had ten more lorries I'd fill those as well.
  Only firm I'd put my name to.
  Straight with me and I'm straight with them.
  Keeps the client happy and the site tidy.
  Ten jobs in, no complaints.
  Paperwork is always right, which my accountant likes.
  I've stopped shopping around.
  Whoever runs their diary knows what they're doing.`);

/** Short five-star reviews. */
export const SHORT_PRAISE = splitLines(`
  [Great|Brilliant|Excellent|Fantastic|First-class|Top] service, [would|will] use again.
  [Quick|Prompt|Fast], friendly and [fairly priced|good value|no fuss].
  Spot on from [start to finish|booking to collection].
  {askip}, delivered and collected on time, [no problems|job done|happy days].
  Came when they said, went when they said.
  [Really helpful|Lovely] people, [good|fair] price.
  Can't fault [it|them|{firm}].
  Did what they said they'd do.
  [Easy|Easiest] skip hire [I've ever done|I've had].
  {driver} is a legend.
  Perfect for {job}.
  [Cheap|Good price], [quick|on time] and [polite|cheerful].
  All good. [Skip on time, gone on time|No complaints at all|Would book again].
  Excellent, thank you.
  [Second|Third|Fourth] time using them, same [good|great] service [every time|as before].
  [Ordered Monday, delivered Tuesday, collected Friday|Ordered Tuesday, here Wednesday, gone the next Tuesday]. [Simple|Lovely].
  Best skip firm in {town} by a [mile|long way].
  Good lads, good price, good skip.
  No problems whatsoever.
  Would recommend to [friends and family|anybody].
  Just what we needed for {job}.
  {if:drive}On time both ends, and the drive's still in one piece.
  {office} and {driver} made it [easy|a doddle].
  Brill.
  Very [pleased|happy|satisfied] indeed.
  Does exactly what you'd want.
  Good communication and a tidy skip.
  Cracking little firm.
  Turned up early, picked up early, charged what they quoted.
  My go-to for skips in {town}.
  What a [nice|pleasant|refreshing] change to get good service.
  Pleasant from the first phone call.
  £{price}, no extras, done.
  [Absolutely|Totally] [brilliant|spot on].
  Simple, quick, no bother.
  Solid. Use them for all my jobs in {area}.
  Booked on the {day}, sorted by the weekend.
  Great [wee|little|local] company.
  The only skip firm I'd use round {area}.
  Reasonable, reliable, recommended.
  Booked {askip}, [used it|filled it], [gone|sent it back]. [No stress|Easy|Lovely].
  {firm} were [great|brilliant|a pleasure|spot on|very helpful] from start to finish.
  [Very|So|Really] [impressed|happy|pleased] with {firm}.
  {driver} [was a gem|couldn't have been nicer|did us proud|deserves a medal].
  Used {firm} for {job} and [couldn't be happier|have no complaints|would again].
  [Good|Great|Excellent] communication, [good|great|fair] price, [nice|friendly|polite] driver.
  Brilliant service for {job}.
  {askip} for £{price}, [next day|two days later|right on time]. [Bargain|Happy with that|Can't argue].
  Everything [went to plan|as promised|as described|just right].
  Got {askip} for {doing}. [Great|Faultless|No bother].
  [Wonderful|Lovely|Smashing] family, [wonderful|lovely|smashing] service.
  Phoned at [nine|ten|eleven], skip by [two|three|four].
  [Efficient|Professional|Punctual|Courteous], [well priced|tidy|good humoured] and [local|helpful|quick].
  [Fifth|Sixth|Umpteenth] skip from {firm} and [never a problem|always good].
  [Recommended by a neighbour|Recommended by my builder|Found on here], and [rightly so|glad I rang|will pass it on].
  [They know|{firm} know] what they're doing.
  No drama. [Skip came, skip went|It came, it went]. [Perfect|Lovely job].
  [A joy|A pleasure|Easy] to deal with, [all of them|every time|both of them].
  Best of the [three|four|five] firms I've tried [in {town}|round here].`);
