import { splitLines } from "./lines.ts";

/** First sentences of reviews, by private customers (`home`) and by builders and other tradespeople (`trade`). */
export const OPENINGS = {
  home: splitLines(`
    Hired {askip} for {job}.
    We had {askip} for {job} [in {area}|at home|here in {area}].
    Booked {askip} from {firm} while we were {doing}.
    Needed {askip} [at short notice|in a hurry|quickly] for {job}.
    Second time we've used {firm}, this time for {job}.
    Third skip from them in as many years, this one for {job}.
    Rented {askip} to get rid of {waste}.
    First time I've ever hired a skip and I [hadn't a clue|didn't know where to start|was a bit nervous about it].
    Used them for {job} and [filled|packed] {askip} to the [brim|top].
    I was {doing} and needed somewhere to put {waste}.
    {if:drive}{askip} for {job}, on the drive for [a week|ten days|a fortnight].
    My [neighbour|brother-in-law|builder|sister|mate|father-in-law] recommended {firm} when we were {doing}.
    After [three|four|a few] quotes we went with {firm} for {job}.
    [My husband|My wife|My partner] and I had {askip} while {doing}.
    We're {doing} and this was our [first|second|third] skip.
    Got {askip} for {waste}.
    Found {firm} on here when I was {doing}.
    We live [up|down] a [narrow|steep|tight] [lane|street|road] in {area} and getting {askip} in isn't easy.
    Ordered {askip} on the {day} for {job}.
    I [rang|phoned] round half of {town} before I found {firm}.
    Had a skip for {job} at my [mum's|dad's|parents'|daughter's|son's] house in {area}.
    Been putting off {doing} for years, and finally booked {askip}.
    {waste}: that's what {doing} leaves you with, and it all went in {askip}.
    Weekend of {doing}, so we booked {askip} to arrive on the {weekday}.
    We thought we'd need two skips for {job} but one {skip} did it.
    {firm} came up first when I searched for skips in {area}.
    Moved to {town} last year and needed {askip} for {job}.
    Spent [a week|three days|most of a fortnight] {doing} and filled {askip}.
    Needed rid of {waste}.
    Skip number two for the house we're doing up in {area}.
    With {job} about to start I wanted {askip} there on the Monday morning.
    We shared {askip} with next door for {job} and their hedge.
    Our builder let us down on the skip for {job}, so I booked one myself.
    {if:drive}{if:gentle}[I'm retired|I'm 68|I'm 74|I'm on my own] and {doing} bit by bit, so a skip on the drive suited me.
    {job}, {askip}, two weeks.
    I've used skip firms in three counties and {firm} are [up there|among the better ones].
    {if:near}We're out towards {near} and not everyone will come this far.
    {if:near}Hired {askip} for a house between {town} and {near}.
    {if:waitload}No room for a skip on our street, so we had wait and load for {job}.
    {if:road}No drive, so {askip} had to go on the road for {job}.
    {if:london}Third-floor flat, no parking, {job}: not the easiest of bookings.
    {if:terrace}It's all terraces round here, so {askip} outside the front takes some arranging.
    {if:rural}We're at the end of a farm track, so I warned them when I booked {askip}.
    {if:spring}Easter weekend and we were {doing}.
    {if:summer}Hottest week of the year and we were {doing}.
    {if:autumn}Wanted {job} done before the winter, so booked {askip}.
    {if:winter}January, pouring with rain, and we were {doing}.
    {if:winter}Had {askip} just before Christmas for {job}.
    [Just had|We've just had|Just finished with] {askip} for {job}.
    [Finally|At last] got round to {doing} and needed {askip}.
    [Bought a doer-upper|Bought our first house|Inherited a bungalow] in {area} and started by {doing}.
    [Needed|Wanted] {askip} for {job} and {firm} [had one|could do it].
    [We were quoted silly money elsewhere|Two firms never rang back|Another firm let us down], so we tried {firm} for {askip}.
    Had {askip} from {firm} [last month|a few weeks ago|the other week] for {job}.
    Ordered {askip} for {waste}.
    Big job for us, {doing}, and we'd never hired a skip before.
    Hired {askip} to help with {job}.
    {askip} from {firm} for {job}, and {waste} went in it.
    [My lad|My daughter|My other half] was {doing} and I offered to sort the skip.
    {doing} took longer than planned, as it does, so the skip was here a while.
    Neighbours had {firm} last year, so we rang them for {askip}.
    We did {job} over [a long weekend|half term|two weekends].
    Used {firm} when [we were|I was] {doing}.
    Was dreading {job}, mostly because of the mess.
    They brought {askip} for us while we were {doing}.
    It was {job}, nothing grand, so {askip}.
    You never know how much rubbish you have until you start {doing}.`),
  trade: splitLines(`
    [Builder|Small builder|General builder] here, {askip} for {job}.
    We use {firm} for most of our work around {town}.
    Been using {firm} for [two|three|four|about five] years on sites [round|around] {area}.
    {askip} for {job} in {area}.
    I run a small {trade} firm and we get through [a skip a week|a fair few skips|a skip or two a month].
    Exchange on {job}: {askip} out, empty one in.
    On {job} in {area} we had four exchanges in [a month|six weeks].
    As a {tradesman} I need a skip there before the lads are.
    Opened an account with {firm} for {job}.
    Landlord with [three|four|six|eight] properties in {town}, and there's always something to clear.
    {if:grab}Grab lorry to shift muck off {job}.
    {if:grab}Had the grab out twice while {doing}.
    {if:roro}Needed a roll-on roll-off for {job}.
    Used to use one of the nationals, switched to {firm} for {job}.
    {job}, tight site, no room to swing a cat.
    Regular customer, {tradesman} by trade.
    Site manager on {job} and {firm} did the waste.
    We're {doing} at the minute and {firm} have all the skips.
    {askip} a [week|fortnight] through {job}.
    [Had|Took] {askip} for {job} [off|with] {firm}.
    [We do|I do] a lot of work round {area} and {firm} do the skips.
    Ran a job in {area}, {doing}, and needed {askip} swapped every few days.
    Tried {firm} for {job} after [a bad run with another lot|a mate put me on to them].
    Busy spell, {doing} and two other jobs on, so skips had to be right.
    {if:smallskip}Bathroom fitter, so small skips on tight streets are my life.
    We manage flats in {town} and ordered {askip} for {job}.
    [Twelve|Fifteen|Twenty] years in the trade, {askip} for {job}.`),
} as const;

/** Format of each line: "trade | person in the trade". */
export const TRADES = splitLines(`
  building | builder
  roofing | roofer
  plastering | plasterer
  landscaping | landscaper
  bathroom | bathroom fitter
  kitchen | kitchen fitter
  groundworks | groundworker
  joinery | joiner
  property maintenance | odd-job man
  flooring | floor layer`);
