import { splitLines } from "./lines.ts";

export interface HireReason {
  /** For example "a garden tidy-up". */
  noun: string;
  /** For example "tidying up the garden". */
  doing: string;
  /** For example "hedge cuttings and old pots". */
  waste: string;
}

/** Parses lines of the format "noun | doing | waste". */
const jobs = (text: string): readonly HireReason[] =>
  splitLines(text).map((line) => {
    const [noun = "", doing = "", waste = ""] = line.split("|").map((part) => part.trim());
    return { noun, doing, waste };
  });

export const HIRE_REASONS = {
  mini: jobs(`
    a garden tidy-up | tidying up the garden | hedge cuttings and old pots
    a small bathroom refit | redoing the bathroom | tiles, the old bath and a cracked basin
    a loft clear-out | clearing the loft | old carpet, boxes and a broken train set
    a shed demolition | taking the old shed down | rotten panels and roofing felt
    a cloakroom refit | refitting the downstairs loo | tiles and a cracked toilet
    a pond removal | filling in the pond | liner, slabs and a lot of mud
    a patio repair | lifting half the patio | broken slabs and sand
    a fireplace removal | opening up the fireplace | bricks, soot and an old back boiler
    a bit of DIY | stripping the back bedroom | plaster, lining paper and old skirting
    a garage sort-out | sorting out the garage | paint-splashed shelving and ten years of clutter
    a garden wall repair | rebuilding the front wall | bricks and old mortar
    a rockery removal | getting rid of a rockery | stones and clay soil
    a spring clean | having a proper spring clean | the stuff nobody would take
    a new front path | relaying the front path | crazy paving and rubble
    a hallway replaster | replastering the hall | lath and plaster
    a shower replacement | putting a new shower in | tiles, tray and old pipework
    a cellar clear-out | clearing the cellar | damp boxes and old shelving
    a greenhouse removal | taking down a greenhouse | staging, slabs and bits of timber
    a bedroom makeover | redoing my son's bedroom | an old wardrobe, carpet and underlay
    a turf-laying job | digging out the old lawn | turf and stony soil`),
  small: jobs(`
    a bathroom refit | ripping out the bathroom | tiles, the old suite and a mountain of plaster
    a garden makeover | redoing the back garden | turf, roots and an old trellis
    a kitchen strip-out | stripping out the kitchen | old units and worktops
    a house move | moving house | all the bits that were not coming with us
    a decking removal | taking up the decking | rotten boards and joists
    a front garden job | turning the front garden into a drive | soil and old edging
    a loft and garage clear-out | emptying the loft and garage | broken furniture, carpets and toys
    a chimney breast removal | taking out a chimney breast | bricks and a great deal of soot
    a patio job | digging out for a new patio | turf, clay and hardcore
    a flat refurbishment | doing up a flat | carpets, doors and old cupboards
    a conservatory base | digging the base for a conservatory | soil and broken concrete
    a fence replacement | replacing forty feet of fence | old panels, posts and concrete spurs
    an allotment clearance | clearing an overgrown allotment | brambles, carpet and old timber
    a floor replacement | lifting the kitchen floor | quarry tiles and screed
    a garden office base | levelling the end of the garden | soil and roots
    a hedge removal | taking out a leylandii hedge | stumps and branches
    a retaining wall | rebuilding a retaining wall | blocks, soil and rubble
    a carpet change | having new carpets laid all through | carpet, underlay and gripper rods
    a new boiler and pipework | moving the boiler | plaster, floorboards and old boxing-in
    a porch demolition | knocking down the porch | bricks, timber and old frames`),
  medium: jobs(`
    a kitchen refit | ripping out the kitchen | units, worktops, tiles and plaster
    a kitchen extension | building a kitchen extension | rubble, timber and packaging
    a house clearance | clearing my late mum's house | old carpets, shelving and kitchen cupboards
    a garage conversion | converting the garage | concrete, the old door frame and timber
    a driveway job | digging up the drive | broken concrete and hardcore
    a landscaping job | landscaping the back garden | soil, slabs and tree roots
    a loft conversion | having the loft converted | roof timbers, slates and offcuts
    a shed and patio removal | getting rid of a shed and the patio | slabs, panels and concrete
    a conservatory removal | taking down the conservatory | bricks, frames and floor tiles
    a full replaster | taking the walls back to brick | lath, plaster and old battens
    a bathroom and en suite refit | doing both bathrooms | two suites, tiles and floorboards
    a roof repair | re-roofing the back addition | slates, battens and felt
    a garden clearance | clearing a jungle of a garden | brambles, an old shed and roots
    a porch and hall job | rebuilding the porch | bricks, tiles and an old front door
    a wall removal | knocking the kitchen and diner together | bricks, blocks and plaster
    a downsizing clear-out | clearing thirty years of stuff before we downsized | cupboards, carpets and the contents of two sheds
    a damp job | having the damp sorted | hacked-off plaster and skirting
    an extension | having a rear extension built | footings, blocks and timber offcuts
    a drainage job | digging up the drains | clay, pipe and concrete
    a full garden redesign | starting the garden again from scratch | turf, slabs, a pond and a rockery
    a house renovation | renovating a terrace | lath and plaster, floorboards and an outhouse
    a barn tidy | tidying the outbuildings | timber, tin and old feed bins`),
  large: jobs(`
    a full house clearance | clearing the whole house | wardrobes, carpets and cupboards
    a loft, garage and garden blitz | clearing the loft, garage and garden in one go | bulky light stuff mostly
    an outbuilding demolition | taking down a timber outbuilding | boards, joists and old insulation
    a probate clearance | clearing my aunt's house | furniture frames, carpets and the contents of two sheds
    a roof strip | having the roof stripped | battens, felt and slates
    a barn clearance | clearing the barn | old pallets, timber and plastic
    a house strip-out | gutting the house we'd bought | kitchen, doors and stud walls
    a garage clear-out | emptying a double garage | shelving, boxes and a dead lawnmower
    a conservatory removal | having the conservatory taken down | frames, blinds and floor tiles
    a big family clear-out | having a clear-out with the whole family | thirty years of hoarding
    a caravan break-up | breaking up an old caravan | panels, timber and trim
    a hedge and tree job | having the trees taken down | branches, roots and a treehouse
    a house and shed clear-out | emptying the house before a move | flat-pack, carpet and lampshades`),
  business: jobs(`
    a shop refit | refitting the shop | shelving, counters and suspended ceiling
    a school clear-out | clearing classrooms over the holidays | desks, display boards and carpet tiles
    an office clear-out | moving the office | desks, partitions and carpet tiles
    a village hall refurb | doing up the village hall | stage boards, chairs and a kitchen
    a pub refurbishment | refurbishing the pub | fixed bars, carpet and panelling
    a church hall clear-out | emptying the church hall store | broken tables and jumble
    a restaurant strip-out | stripping out a restaurant | wall panels, flooring and packaging
    a café fit-out | fitting out a café | packaging, offcuts and old flooring
    a nursery move | moving the nursery | toys past saving, shelving and matting
    a salon refit | refitting the salon | basins, backing boards and lino
    a warehouse tidy | tidying the warehouse | pallets, cardboard and strapping
    a club house repair | mending the club house roof | timber, felt and old nests`),
  trade: jobs(`
    a rental refurb | doing up a rental between tenants | carpets, kitchen units and doors
    a two-storey extension | building a two-storey extension | footings, block and timber offcuts
    a strip-out in the town centre | stripping out two floors of offices | partitions, ceiling grid and carpet tiles
    a pair of new builds | building a pair of semis | packaging, offcuts and broken block
    a roofing job | re-roofing a row of cottages | slates, felt and battens
    a full refurb | gutting a Victorian terrace | lath and plaster, bricks and floorboards
    a groundworks job | digging footings | clay and hardcore
    a school contract | refurbishing a primary school in the holidays | old units, flooring and ceilings
    a kitchen round | fitting kitchens back to back | old units and packaging
    a landscaping contract | landscaping a care home | soil, slabs and turf
    a bathroom-fitting round | fitting bathrooms | suites, tiles and boards
    a barn conversion | converting a barn | stone, slates and rotten timber
    a warehouse clearance | clearing a warehouse | pallets, racking timber and shrink wrap
    a shopfitting job | shopfitting on the high street | counters, boards and packaging
    a driveway contract | putting in drives on a new estate | muck and broken kerbs
    a demolition job | dropping an old garage block | brick and concrete
    a void property contract | turning round empty flats | carpets, kitchens and doors`),
} as const;
