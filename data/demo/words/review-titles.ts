import { splitLines } from "./lines.ts";
import type { Subject } from "./review-praise.ts";

/** Titles for reviews on any subject, by rating. */
export const TITLES: Record<1 | 2 | 3 | 4 | 5, readonly string[]> = {
  5: splitLines(`
    Spot on
    [Great|Excellent|Brilliant|Fantastic|First-class|Superb|Top-notch] service
    [Highly|Would|Thoroughly] recommended
    Would use again
    Couldn't fault them
    Really pleased
    Faultless
    Five stars
    Best in {town}
    Proper service
    No fuss at all
    [Easy|Simple] from start to finish
    Did what they said
    Very happy
    Thank you {firm}
    Thanks {driver}
    Cracking job
    {skip}, no bother
    Perfect
    A pleasure
    Made it easy
    Top firm
    10 out of 10
    Can't complain, and I usually do
    Ideal for {job}
    Great for {job}
    Lovely people
    Second time, just as good
    What you want from a skip firm
    Exactly what we needed
    Recommended in {area}
    Job done
    Happy customer
    Happy days
    Delighted
    Smooth as you like
    Can't recommend enough
    Good as gold
    Painless
    Brilliant for {town}
    Saved the day
    Will be back
    [Marvellous|Terrific|Outstanding|Wonderful|Cracking]
    {firm} are [great|brilliant|the best|tops]
    Can't praise them enough
    [Friendly|Efficient|Professional|Reliable] and [quick|helpful|fair|local]
    Great [firm|company|bunch|people]
    Best skip hire I've had
    Use them every time
    Thanks {office}
    No hassle
    Brilliant from start to finish
    So helpful
    [Great|Good|Super] experience
    First-rate
    Five stars for {firm}
    Nothing but praise
    Impressed
    Star service
    [My|Our] go-to skip firm
    Like clockwork
    Quick, clean, friendly
    Don't look anywhere else
    Really helpful
    [Excellent|Great] value
    No complaints at all
    Glad we chose {firm}
    Lovely job
    Better than the big firms
    Nice change
    Worth every penny
    The best in {area}
    Good honest service
    Sorted
    Trade approved
    Well organised`),
  4: splitLines(`
    Good service
    [Good|Decent|Solid], would use again
    Pretty good
    Nearly perfect
    Good on the whole
    Very good, one small thing
    Happy with it
    Four stars
    Good skip, good price
    Does the job
    Mostly great
    Good, not perfect
    Reliable
    Good for {town}
    Fine for {job}
    Good value
    Would recommend
    No real complaints
    Better than most
    Almost five
    Good firm
    Solid {skip}
    Did the job well
    [Good|Decent|Fair] price, [good|decent] service
    [Good|Decent] {skip}
    Very good overall
    [No|Few] complaints
    Good but [busy|not the cheapest|a bit slow]
    Happy overall
    Would use {firm} again
    Fine firm
    [Happy|Content] with {firm}
    Worked out well
    Recommended, with one grumble
    Good local firm
    Handy for {job}
    Good, small grumble
    Nice people
    Efficient enough
    Good experience
    [Pleased|Satisfied] on the whole
    {driver} was great
    Decent firm in {town}
    Just short of five
    All fine
    Straightforward
    Good skip hire
    As expected
    Does what it should`),
  3: splitLines(`
    OK
    Average
    Mixed feelings
    All right in the end
    Could be better
    Fine, just about
    Not bad, not great
    So-so
    Three out of five
    It did the job
    Middling
    Bit disorganised
    Swings and roundabouts
    Expected a bit more
    OK but not great
    Took some chasing
    Got there in the end
    Hit and miss
    Needs better communication
    Not the best
    Just OK`),
  2: splitLines(`
    Disappointing
    Not impressed
    Poor
    Expected better
    Wouldn't rush back
    Two stars, just
    Not good enough
    Let down
    Below par
    Frustrating
    Had better
    Not what I was promised`),
  1: splitLines(`
    Avoid
    Never again
    Terrible
    Awful
    Worst {skip} I've hired
    Shambles
    What a mess
    Don't bother
    Look elsewhere
    Very poor
    Disgraceful
    One star is one too many
    A fortnight of stress`),
};

/** Titles of five-star reviews, by main subject. */
export const SUBJECT_TITLES: Record<Subject, readonly string[]> = {
  booking: splitLines(`
    So easy to book
    Really helpful on the phone
    {office} was a great help
    Booked in minutes
    Nice people in the office
    Good advice, no hard sell
    Easy to book
    Real people, real help`),
  delivery: splitLines(`
    [On time|Bang on time|Right on time]
    Quick delivery
    Prompt and reliable
    Good timing
    No waiting about
    Punctual
    You can rely on them
    Here when they said`),
  driver: splitLines(`
    {driver} is a star
    [Lovely|Brilliant|Helpful|Cheerful|Skilful] driver
    Give {driver} a pay rise
    What a driver
    Driver couldn't do enough
    Hats off to {driver}`),
  placing: splitLines(`
    {if:drive}Not a mark on the drive
    Put just where we asked
    Careful people
    Got it in a tight space
    {if:drive}Drive's still in one piece`),
  skip: splitLines(`
    Good clean skip
    Right size for {job}
    More room than I thought
    The {skip} was perfect
    Swallowed the lot`),
  collection: splitLines(`
    Gone when they said
    Picked up without fuss
    No chasing needed
    Easy to have collected
    Came back for it as agreed
    Delivered and collected like clockwork`),
  price: splitLines(`
    Fair price
    [Good|Great|Excellent] value
    No hidden extras
    What they quoted is what I paid
    Good price for {town}`),
  permit: splitLines(`
    Sorted the permit for us
    Took care of the council
    Permit, lights, the lot
    Road skip made easy`),
  recycling: splitLines(`
    Good to see it recycled
    Proper paperwork
    Waste handled properly
    They sort it and can prove it`),
  trust: splitLines(`
    Honest firm
    Straight and local
    Local and good
    Good people
    They do what they say
    Old-fashioned service`),
};
