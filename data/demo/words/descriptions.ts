import { splitLines } from "./lines.ts";

/** Sentences about who the firm is. */
export const WHO_SENTENCES = splitLines(`
  {name} is [a|an independent] skip hire firm [based in|working from] {town}.
  {name} has been [delivering|hiring out] skips [in and around|across] {town} since {year}.
  [Established|Founded|Set up] in {year}, {name} [covers|serves] {town} and the places around it.
  Skip hire in {town} since {year}.
  From {yard} in {town}, we have been [emptying skips|moving other people's rubbish|running skips] since {year}.
  {name} started in {year} with [one lorry and a dozen skips|a second-hand lorry and six skips|one skip lorry and a lot of early mornings].
  We are a {town} firm through and through, here since {year}.
  Skips for homes, builders and businesses in {town}, from a firm that has been at it since {year}.
  Based at {yard} on the edge of {town}, {name} [looks after|serves] [householders and tradespeople alike|homes and building sites].
  A local skip firm for {town}, [run by people who live here|owned by the people who answer the phone].
  {name} delivers skips to homes and sites in {town}.
  Started in {year}, still independent and still in {town}.
  You will find {name} at {yard} in {town}.
  We opened our yard in {town} in {year} and have been [busy|loading skips] ever since.
  An independent {town} business since {year}, with {lorries} lorries [on the road|out every day].
  {lorries} lorries, [plenty of|a good stock of] skips and one yard in {town}: that is {name}.
  {if:near}{name} [covers|serves] {town}, {near} and [most places between|everywhere in between|anywhere nearby].
  {if:country}{name} [covers|serves] {town} and [the villages round about|the surrounding villages|every village within ten miles].
  {if:near}[Whether you are in {town} itself or out towards {near}|Anywhere between {town} and {near}|From the middle of {town} to the far side of {near}], {name} can have a skip with you [quickly|in no time|without fuss].
  {if:near2}Our lorries are in {town}, {near} and {near2} most days of the week.
  {if:county}{name} has worked [across|all over] {county} since {year}, with its yard in {town}.
  {if:county}One of the [smaller|friendlier|busier] skip firms of {county}, based in {town} [since {year}|and proud of it].
  {if:county}Skip hire for {town} and the rest of {county}.
  {if:founder}{founder} {family} bought [a first lorry|a lorry and ten skips] in {year}, and the firm has grown from there.
  {if:founder}{founder} {family} started the business from {yard} in {year}.
  {if:founder}What {founder} {family} began in {year} with one lorry is now a fleet of {fleet}.
  {if:founder}{if:sons}{founder} {family} founded the firm in {year} and the next generation now [drives the lorries|runs the yard].
  {if:sons}{name} is a family business in its [second|third] generation, [based|with its yard] in {town}.
  {if:sons}Family-run in {town} since {year}.
  {if:family}The {family} family [has been hiring out|have been delivering] skips in {town} since {year}.
  {if:family}{name} is a family firm serving {town} [and the area around it|and everywhere nearby].
  {if:family}Run by the {family} family from {yard} in {town}.
  {if:partners}The {family} and {other} families joined forces in {year} to [run skips|start a skip firm] in {town}.
  {if:old}{name} dates back to {year}, when it carted coal as well as rubbish.
  {if:old}In {year} it was a horse-box and a tipper; today {name} runs {lorries} modern skip lorries from {town}.
  {if:old}More than one {town} street has had our skips outside it since {year}.
  {if:new}A newer name in {town}, open since {year}.
  {if:new}{name} was set up in {year} by [two drivers|a driver and an office manager|three friends] who thought [it could be done better|skip hire could be friendlier].
  {if:grab}{name} runs grab lorries and skips [across|around] {town}.
  {if:grab}Grab hire, tippers and skips from our yard in {town}, [on the road since {year}|under the same owner since {year}].
  {if:grab}We began with one tipper in {year}, and now shift muck, rubble and rubbish all round {town}.
  {if:grab}{name} keeps {town}'s builders moving with grab lorries, skips and aggregates.
  {if:recycling}{name} sorts and recycles waste at its own transfer station in {town}.
  {if:recycling}We run a recycling yard at {yard} in {town}, with skips to match.
  {if:recycling}{name} has been [sorting|recycling] {town}'s rubbish since {year}, by hand and by machine.
  {if:recycling}Part skip hire, part recycling yard: {name} has been in {town} since {year}.
  {if:commercial}{name} looks after waste for businesses, contractors and housing associations in and around {town}.
  {if:commercial}Skips, containers and roll-on roll-offs for the trade, from our depot in {town}.
  {if:commercial}{name} has supplied {town}'s sites, shops and factories since {year}.
  {if:commercial}From a single skip to a site full of containers, {name} has served {town} since {year}.
  {if:mini}{name} does small skips for small jobs in {town}.
  {if:mini}Not every job needs a great big skip, so {name} keeps to the small ones.
  {if:mini}{name} started in {year} with one narrow lorry, made for {town}'s [back lanes|tight streets|narrow drives].
  {if:mini}Mini and midi skips for households in {town}, delivered by a lorry that fits down your road.
  {if:rural}{name} serves farms, smallholdings and villages around {town}.
  {if:rural}Skips and plant for the countryside round {town}, from a working farm.
  {if:rural}{name} grew out of the farm in {year}, when the neighbours kept asking to borrow the tipper.
  {if:rural}From a farmyard outside {town}, {name} hires out skips and the diggers to fill them.
  {if:welsh}{town}: cwmni lleol ers {year}. A local firm, and you are welcome to ring us in Welsh or English.
  {if:island}We are the skip firm for {town} and the [rest of the island|island around it].
  {name} is what it says: [skips|skip hire], in {town}, since {year}.
  In {town} since {year}, and not planning to go anywhere.
  We deliver skips [in|around] {town} [six days a week|from Monday to Saturday|every working day].
  If you have seen a skip in {town} there is a fair chance it was one of ours.
  Small enough to know our customers, big enough to have a skip when you need one: {name}, {town}.
  {if:settled}{name} has kept [the same yard|the same telephone number|its promises] since {year}.
  Straightforward skip hire in {town} from people who have done it since {year}.
  {name} is owned and run in {town}.
  The yard is in {town}, the lorries are [all over|everywhere nearby], and the kettle is always on.
  We hire out skips to {town} and its neighbours.
  {if:country}For skips in {town} and the villages nearby, {name} has been the local name since {year}.
  {if:country}A country skip firm for {town}, [in business since {year}|run from {yard}].
  {if:city}City skip hire is a trade of its own, and {name} has learnt it in {town} since {year}.
  {if:city}{name} covers [the whole of|every corner of|all of] {town}, parked cars and all.
  {if:founder}Since {founder} {family} hired out a first skip in {year}, {name} has [grown with the town|stayed local|kept things simple].
  {if:founder}{if:settled}{founder} {family} retired years ago, but the firm set up in {year} still runs on {founder}'s rule: be on time or ring.
  {if:family}The name {family} has been on skips in {town} since {year}.
  {if:sons}Parents, children and [a cousin or two|two nephews|an uncle]: {name} has been a family affair since {year}.
  {if:new}Since {year} we have been building up a skip firm in {town} the slow way, [one happy customer|one street|one job] at a time.
  {if:old}Few firms in {town} have been at it as long as {name}, which began in {year}.
  {if:grab}If it is heavy and in the way, {name} of {town} will shift it.
  {if:grab}Muck, stone and skips: {name} has moved all three from {town} since {year}.
  {if:recycling}Rubbish is only something in the wrong place, say the people at {name} in {town}.
  {if:recycling}{name} collects from homes and sites around {town} and sorts it all under one roof.
  {if:commercial}Builders and businesses in {town} have used {name} since {year}.
  {if:mini}For the jobs that are too big for the car and too small for a great big skip, there is {name}.
  {if:mini}{name} brings small skips to small streets all over {town}.
  {if:rural}Farmers first and skip people second, {name} has worked around {town} since {year}.`);

/** Sentences about what the firm offers and who its customers are. */
export const WHAT_SENTENCES = splitLines(`
  We [supply|hire out|deliver] {sizes} skips for [homes, gardens and building sites|everything from a clear-out to an extension|any job you care to name].
  {if:range}Our skips come in {sizes} sizes.
  Choose from {sizes} skips[, and if you are not sure we will help you decide|; most people need a size smaller than they think|].
  {sizes} skips are kept in stock all year.
  {if:range}We keep everything from {asmallest} yard for the garden to {alargest} yard for the big jobs.
  {if:range}Sizes run from {smallest} to {largest} yards, so you need not pay for more skip than you fill.
  {if:range}From {smallest} yards up to {largest}, there is a size for [a bathroom|a shed clear-out] and a size for [a house|a site].
  {if:builders}[Our 6 and 8 yard builders' skips are the ones we are asked for most|Most people end up with a 6 or an 8 yard, and those we always have|We are asked for 6 and 8 yard skips more than all the rest together].
  {if:builders}[The 8 yard is our most popular, and the 6 yard is the one for soil and rubble|For soil and rubble we suggest the 6 yard, for nearly everything else the 8|Heavy stuff goes in the 6 yard, a kitchen in the 8].
  {if:builders}[Builders' skips with drop doors are what we do most of|All our builders' skips have a door at the end, so you can walk a barrow in|Drop doors on the 6 and 8 yard skips save a lot of lifting].
  {if:small}Our {smallest} yard skip fits in most front gardens and holds more than you would think.
  {if:small}{asmallest} yard skip is [plenty|enough] for a bathroom or a weekend in the garden.
  {if:roro}Roll-on roll-off containers up to {largest} yards go out to [clearances and demolition jobs|factories and larger sites|strip-outs and shop refits].
  {if:roro}For clearances we have open and enclosed roll-ons up to {largest} yards.
  {if:onesize}We hire out one size, the {smallest} yard, and [do it well|keep the price down that way].
  We take household, garden and builders' waste, and will tell you plainly what we cannot take.
  Garden waste, rubble, timber, old kitchens: most things can go in, [just ask|and we will say if not].
  We work for householders, builders, landlords and [local shops|schools|housing associations].
  Most of our work is [kitchens, bathrooms and gardens|extensions and loft conversions|house clearances and refurbishments].
  Half our customers are [householders|homeowners] and half are in the trade.
  Hire is normally for two weeks, and an extra day or two is [rarely a problem|no problem if you ring].
  Standard hire is [seven|ten|fourteen] days, longer by arrangement.
  Whether it is a shed or a shopfront, there is a skip for it among our {sizes} sizes.
  You can have {sizes} skips for a day, a week or [a fortnight|a month].
  {if:range}The {smallest} yard suits a weekend job, the {largest} yard a serious one.
  {if:range}[Unsure of the size|Not sure how big|Which size to choose]? Ours go from {smallest} to {largest} yards, and we will give you an honest steer.
  {if:range}{alargest} yard skip holds a surprising amount; {asmallest} yard fits almost anywhere.
  {if:small}The {smallest} yard is handy for [gardens and bathrooms|bathrooms and lofts|patios and sheds], and the drop is over in five minutes.
  {if:builders}A 6 yard takes a full load of soil, an 8 yard a whole kitchen.
  {if:roro}Our hook lorries bring containers of up to {largest} yards, and swap them the same day.
  Bricks, branches, bathrooms: we take most things.
  Kitchens, lofts, gardens and garages are our bread and butter.
  We have skips for a weekend's DIY and skips for a year-long build.
  Skips are delivered clean, [lit|checked] and on the day we said.
  Open skips, lidded skips and skips with doors are all in the yard.
  Homeowners, plumbers, plasterers and [the allotment society|the cricket club|the local school] all hire from us.
  Most hires are for a week or two; nobody will chase you for a day.
  Leave the skip as long as you need it, and ring when it is full.`);

/** Sentences about details of the firm. Many have a condition (`{if:…}`). */
export const DETAIL_SENTENCES = splitLines(`
  {if:permits}If the skip has to stand on the road we [apply for|arrange|see to] the council permit.
  {if:permits}Permits, lights and cones for the road are [looked after by us|all part of the service].
  {if:permits}[We deal with the council for road permits, so you need not|Road permit? Leave the council to us|We fill in the council's forms so that you do not have to].
  {if:permits}[No drive|Nowhere off the road|Only the street outside]? We will arrange the permit and tell you what the council charges before you book.
  {if:permits}[Council permits usually take a few working days, so give us a little notice for the road|A skip on the road needs a permit, and that takes the council three to five working days|Allow a few days for a road permit, which we apply for].
  {if:waitload}Nowhere to leave a skip? Our wait-and-load service gives you [half an hour|up to 45 minutes|an hour] to fill it while the driver waits.
  {if:waitload}Wait and load is [popular on our narrower streets|handy where a permit would take too long|available most weekday mornings].
  {if:waitload}We offer wait and load where a skip cannot stay.
  {if:grab}Our grab lorries lift up to 16 tonnes of soil or rubble over a wall or hedge.
  {if:grab}A grab lorry can clear a heap of muck in half an hour, no skip needed.
  {if:grab}Muck away, hardcore and topsoil are all in a day's work.
  {if:grab}We deliver sand, stone and topsoil on the way out and take rubble on the way back.
  {if:grab}The grab reaches about six metres, so it can often load from the road.
  {if:recycling}Everything comes back to our own yard, where [about|around|some] {rate}% is recycled.
  {if:recycling}Wood, metal, rubble, card and green waste are separated by hand before anything is sent on.
  {if:recycling}You are welcome to visit the yard and see where it goes.
  {if:recycling}Crushed concrete and screened soil from the yard are for sale to builders.
  {if:recycling}We weigh everything in and out and will gladly send you the figures.
  {if:eco}We recycle [about|around|over] {rate}% of what we collect.
  {if:eco}Around {rate}% of what goes into our skips is recycled or reused.
  {if:eco}Loads are sorted before disposal, and last year {rate}% stayed out of landfill.
  {if:eco}[Anything worth saving is saved: doors, bricks and baths often find a second home|Good bricks, doors and timbers are put aside and sold on|What can be used again is used again, from roof slates to garden gates].
  {if:eco}[Rubble is crushed for hardcore, timber is chipped and metal is melted down|Your rubble becomes hardcore, your timber becomes chipboard and your old radiators become new steel|Green waste is composted, concrete is crushed and wood is chipped].
  {if:commercial}Trade accounts, itemised invoices and waste transfer notes come as standard.
  {if:commercial}Site managers have one number to ring for exchanges, usually the same day.
  {if:commercial}Lockable and enclosed containers are available for [town-centre sites|shops and schools].
  {if:commercial}Monthly waste reports are sent to any customer who wants them.
  {if:mini}Our smallest lorry goes where the big firms will not.
  {if:mini}We put boards down under every skip.
  {if:mini}Ideal for a bathroom, a shed or a stubborn rockery.
  {if:mini}We will lift a skip over a low wall if there is no other way in.
  {if:rural}Muddy track? Low bridge? We are used to both.
  {if:rural}We also clear farm plastics, old fencing and outbuildings.
  {if:rural}Diggers, dumpers and rollers can come on the same lorry.
  {if:rural}We bring a four-wheel-drive lorry when the ground is soft.
  {if:near}We are in {near} [every day|two or three times a week|most mornings], and happy to go further.
  {if:near2}There is no extra charge for delivery to {near} or {near2}.
  {if:near2}Customers in {near} and {near2} pay the same as those in {town}.
  {if:near}Our [blue and yellow|bright red|dark green|orange] skips are a familiar sight from {town} to {near}.
  {if:terraced}We know the terraced streets and the back lanes, and which of them a lorry can get down.
  {if:coast}We look after [guest houses|holiday lets] and caravan parks in the season as well as homes all year.
  {if:london}Our drivers know the red routes, the low bridges and the width restrictions.
  {if:london}All our lorries meet the Direct Vision and ULEZ rules.
  {if:city}We are used to tight streets, parked cars and parking suspensions.
  {if:plasterboard}Plasterboard can be taken in separate bags, as the rules require.
  {if:asbestos}Bonded asbestos is collected by trained staff in a sealed skip.
  {if:house}We clear whole houses too, with two careful people and a van.
  {if:family}You deal with [the family|one of the family] from the first call to the last.
  {if:sons}[Dad|Grandad] still [comes in on Fridays|checks the chains every morning|makes the tea].
  {if:old}Some of our customers had their first skip from us [forty years ago|when we still wrote it in a ledger].
  The price we quote includes VAT, delivery, collection and tipping.
  Every skip comes with a waste transfer note.
  Drivers carry boards to protect your drive.
  We fit covers and locks on request.
  Prices include VAT, and anything that might cost extra is said before you book.
  We ring before we come, so nobody waits in all day.
  {if:settled}[All our drivers have been with us for years|Our newest driver has been with us ten years|Most of our drivers started here as yard lads].
  Sofas and armchairs have to be collected separately these days, and we can do that too.
  Please keep paint, tyres, fridges and asbestos out, and ask us about anything you are unsure of.
  {if:permits}For skips on the highway we bring the permit, the lamps and the cones.
  {if:permits}We know the council's permit rules and have most of their forms by heart.
  {if:waitload}With wait and load there is no permit to pay for: we come, you fill it, we go.
  {if:waitload}In a hurry or short of space, ask for wait and load.
  {if:grab}One grab load is about two big skips, and gone in twenty minutes.
  {if:grab}Ask about getting rid of soil and having topsoil brought in one trip.
  {if:grab}Our drivers hold the tickets that building sites ask for.
  {if:recycling}Our last year's figure was {rate}% recycled, and we publish it every January.
  {if:recycling}You can also bring your own load to the yard and pay by weight.
  {if:recycling}We take in from other trades too, so ring before bringing a trailer.
  {if:eco}Landfill is our last resort: {rate}% goes somewhere better.
  {if:eco}Ask us where your waste goes and we will tell you, [yard by yard|to the last brick].
  {if:eco}{rate}% recycled last year, a little more than the year before.
  {if:commercial}Bring us your site plan and we will work out the skips.
  {if:commercial}We can set up a waste plan for a whole project and stick to it.
  {if:commercial}Night and early morning exchanges are possible for shops and hotels.
  {if:mini}Two of us can usually tuck a mini skip into a space you would not think of.
  {if:mini}Small skip, small lorry, small bill.
  {if:rural}Gate codes, cattle grids and dogs: just tell us before we set out.
  {if:rural}We will come up a track that others turn back from.
  {if:near}Roughly half our work is in {near}.
  {if:near}[Tuesdays and Thursdays|Mondays and Wednesdays|Wednesdays and Fridays] we are always over in {near}.
  {if:near2}You will pass our skips in {near} and {near2} as well.
  {if:near2}We are often in {near}, {near2} and [everywhere between|places nearby], so ask about sharing a delivery.
  {if:terraced}Back alleys and terraces are no trouble to our narrow lorry.
  {if:coast}In summer we deliver before eight, ahead of the visitors.
  {if:london}We arrange parking suspensions with the borough where they are needed.
  {if:london}Early deliveries, before seven, help us beat the traffic and you beat the wardens.
  {if:city}We work round school runs, bin days and market days.
  {if:city}Ask for a before-eight delivery if your street is full by nine.
  {if:house}House clearances are done gently, with time to check the drawers.
  {if:family}Ring out of hours and it will be one of the family who answers.
  {if:sons}Three generations of the family have learnt to drive in the yard.
  {if:old}We have kept the original lorry, though it only comes out for carnivals.
  We will not sell you a bigger skip than you need.
  Lamps are fitted on anything left on a road.
  Our weights and prices are the same for everyone.
  If plans change, ring us and we will change with them.
  We sweep up before we leave.
  If rain stops play we do not charge for the extra days.
  We tell you the lorry's size beforehand, so you can measure the gate.
  Our skips are repainted every winter.
  Drivers will text when they set off.
  We are fussy about what we take, because we have to be.
  Carpets, timber, bricks and plants can all go in the same skip.
  Mattresses and plasterboard cost us extra to deal with, so we ask you to keep them apart.
  {if:settled}Most of our work comes from people who have used us before.`);

/** Sentences about how to order. */
export const ORDERING_SENTENCES = splitLines(`
  Ring [before ten|before noon|first thing] for [next-day|next working day] delivery.
  Ring for a [price|quote] and you will speak to somebody in {town}.
  Book by phone or e-mail, and pay by card when you order.
  [Call|Ring] us and we will help you choose the right size.
  Tell us what you are getting rid of and we will tell you which skip you need.
  [Friendly|Straight|Free] advice on [size and siting|what goes where] is only a call away.
  Collections are usually [within two working days of your call|the day after you ring].
  We answer the phone, we turn up and we take it away.
  Saturday deliveries by arrangement.
  No call centre, [no middleman|no broker's cut], just us.
  Weekend drop-offs cost no more.
  Send us a photograph of the job and we will send you a price.
  Regular customers can open an account.
  Pensioners get a little off.
  Quotes are free and hold for [thirty days|a month].
  If we cannot do it we will tell you who can.
  Fair prices, and no surprises on the bill.
  Ask for {office} in the office.
  We would sooner do it properly than do it first.
  Ring {office} for a price.
  Give us a ring and tell us about the job.
  Quotes within the hour, most days.
  Pay on the phone, by transfer or to the driver.
  [Next-day|Quick] delivery is the rule and not the exception.
  Book early for Saturdays.
  Text, ring or e-mail, whichever you like.
  Deliveries start at seven.
  Happy to talk it through, however small the job.
  You can call in at the yard as well; mind the dog.
  If we are full we will say so at once.
  Ask about our prices for two skips or more.
  Discounts for [charities|community groups|allotment societies].
  We aim to answer e-mails the same day.
  Measure your gate before you ring.
  Half an hour's notice is enough for a collection.
  We reply to every enquiry, even if it is to say no.
  One call books it, one call has it taken away.
  We will be straight with you about when we can come.
  Emergency skip? Try us.`);
