import { splitLines, splitNames } from "./lines.ts";

/** Birds, trees and other words that firms in any county can be named after. */
export const DISTINCTIVE_WORDS = splitNames(`
  Kingfisher, Heron, Kestrel, Lapwing, Curlew, Peregrine, Magpie, Rook, Swift, Barn Owl, Jenny Wren, Robin, Jackdaw,
  Skylark, Goldfinch, Greenfinch, Nightjar, Sparrowhawk, Merlin, Falcon, Martin, Sandpiper, Redwing, Woodlark, Fieldfare,
  Wagtail, Dunnock, Mallard, Moorhen, Yellowhammer, Stonechat, Dipper, Snipe, Plover, Woodpecker, Tawny Owl, Song Thrush,
  Oakfield, Ashwood, Elm Tree, Hawthorn, Rowan, Silver Birch, Alder, Hazel, Willow, Copper Beech, Holly Bush, Blackthorn,
  Hornbeam, Chestnut, Sycamore, Lime Tree, Cedar, Walnut Tree, Larch, Bramble, Ivy, Nettle, Heather, Bracken, Thistle,
  Station Yard, Mill Lane, Old Quarry, Canalside, Brewery Lane, Foundry, Tannery, Limekiln, Ropewalk, Gasworks, Wharf,
  Dockside, Tollgate, Brickfield, Top Farm, Glebe Farm, Home Farm, Goods Yard, Malthouse, Engine Shed, Signal Box,
  Weighbridge, Old Dairy, Coal Yard, Sawmill, Smithy, Tithe Barn, Dovecote, Ferry Road, Lock Keeper, Boatyard, Turnpike,
  Windmill, Watermill, Old Forge, Chapel Street, Bridge Street, Market, Railway, Viaduct, Aqueduct, Chimney Stack,
  Potter's Yard, Wheelwright, Cooper's Yard, Cartwheel, Packhorse, Drover, Carter's, Plough, Shire Horse, Sandpit,
  Clay Lane, Gravel Hill, Marl Pit, Cinder Path, Long Meadow, Five Acre, Ten Acre, Hilltop, Hollow Lane, Back Lane,
  Bluebird, Red Fox, Badger, White Hart, Hedgehog, Brown Hare, Otter, Beaver, Dray Horse, Terrier, Bulldog, Ant Hill,
  Beehive, Honeybee, Dragonfly, Ladybird, Acorn, Conker, Clover, Buttercup, Foxglove, Bluebell, Sunflower, Evergreen,
  Trusty, Handy, Swiftload, Clearyard, Fairload, Topload, Fullload, Chainlift, Hook & Chain, Steelyard, Ironside, Bedrock,
  Cornerstone, Keystone, Flagstone, Sandstone, Cobblestone, Fourways, Crossroads, Milestone, Compass, Lantern, Anchor,
  Beacon, Pole Star, Crescent, Sunrise, First Light, Early Bird, Daybreak, Broom & Barrow, Good Riddance, Clean Slate,
  Second Life, Tidy Yard, Square Deal, Straight Load, Bright Yellow, Big Red, Blue Lorry, Green Tipper, Orange Box,
  Four Square, Bright & Early, Load & Go, Drop & Shift, Lift & Shift, Loadstar, Roundhouse, Ironmonger, Navvy, Toolbox,
  Spade & Barrow, Wheelbarrow, Shovel & Brush, Rubble & Sons, Hod & Trowel, Plumb Line, Spirit Level, Brickie's Mate,
  Allotment, Potting Shed, Greenhouse, Back Gate, Front Drive, Kerbside, Doorstep, Cul-de-Sac, High Street, Parish`);

const KINDS = ["family", "grab", "recycling", "commercial", "mini", "rural"] as const;
export type Kind = (typeof KINDS)[number];

/**
 * Templates for the names of each kind of firm: {family} and {other} are surnames, {first} is a first name, {initial} and
 * {initial2} are letters, {place} the town or a place nearby, {land} a river, hill or nickname of the county, {head} one of
 * DISTINCTIVE_WORDS.
 */
export const PATTERNS: Record<Kind, { family: readonly string[]; place: readonly string[] }> = {
  family: {
    family: splitLines(`
      {family} & Sons Skip Hire
      {family} & Sons Skips
      {family} & Son Skip Hire
      {family} & Son Waste
      {family} & Daughters Skip Hire
      {family} & Daughter Skips
      {family} Bros Skip Hire
      {family} Bros Waste
      {family} Brothers Skips
      {family} Skip Hire
      {family} Skips
      {family} Skip Services
      {family} Skip & Waste
      {family} Waste
      {family} Waste Services
      {family} Family Skips
      {family} & {other} Skip Hire
      {family} & {other} Waste
      {family}, {other} & Co Skips
      {initial} {family} Skip Hire
      {initial} {family} & Sons
      {initial} & {initial2} {family} Skips
      {initial}{initial2} {family} Waste
      {first} {family} Skip Hire
      {first} {family} Skips
      {first}'s Skips of {place}
      {family} of {place}
      {family}'s Skip Hire
      {family} Skip Company
      {family} Waste & Skip Hire`),
    place: splitLines(`
      {place} Skip Hire
      {place} Skips
      {place} & District Skips
      {place} Skip Company
      The {place} Skip Company
      {place} Waste & Skips
      {place} Drop Skips
      {land} Skip Hire
      {land} Skips
      {land} Waste & Skip Hire
      {land} Skip Services
      {head} Skip Hire
      {head} Skips
      {head} Skips of {place}
      {head} Waste
      {head} Skip Services
      {head} Waste & Skip Hire`),
  },
  grab: {
    family: splitLines(`
      {family} Grab Hire
      {family} Grab & Tipper Hire
      {family} Grab & Skip Hire
      {family} Haulage & Skip Hire
      {family} & Sons Haulage
      {family} Muck Away
      {family} Tipper Hire
      {family} Bros Grab Hire
      {initial} {family} Haulage
      {initial} {family} Grab & Skip Hire
      {family} Aggregates & Skips
      {family} & Son Groundworks & Skips
      {family} Demolition & Skip Hire`),
    place: splitLines(`
      {land} Grab Hire
      {land} Grab & Skip
      {land} Aggregates & Skips
      {land} Muck Away
      {place} Grab Hire
      {place} Grab & Tipper
      {place} Haulage & Skips
      {head} Grab Hire
      {head} Grab & Skip Hire
      {head} Haulage
      {head} Tippers & Skips`),
  },
  recycling: {
    family: splitLines(`
      {family} Recycling
      {family} Waste Recycling
      {family} & Sons Recycling
      {family} Environmental
      {family} Environmental Services
      {family} Waste & Recycling
      {family} Metals & Skips
      {family} Reclaim
      {initial} {family} Recycling
      {family} Bros Recycling
      {family} Resource Recovery`),
    place: splitLines(`
      {land} Recycling
      {land} Environmental
      {land} Waste Recycling
      {land} Reclaim
      {land} Resource Recovery
      {place} Recycling
      {place} Waste Recycling
      {place} Recycling & Skip Hire
      {place} Reclaim & Skips
      {head} Recycling
      {head} Environmental
      {head} Waste Recovery
      {head} Recycling & Skips`),
  },
  commercial: {
    family: splitLines(`
      {family} Waste Management
      {family} Container Hire
      {family} Waste Solutions
      {family} Commercial Waste
      {family} Skips & Containers
      {family} & {other} Waste Management
      {family} Roll-On Services
      {family} Waste Logistics`),
    place: splitLines(`
      {land} Waste Management
      {land} Waste Solutions
      {land} Containers
      {land} Commercial Waste
      {place} Waste Management
      {place} Waste Services
      {place} Container & Skip Hire
      {place} Trade Waste
      {head} Waste Management
      {head} Containers
      {head} Waste Logistics
      {head} Site Services`),
  },
  mini: {
    family: splitLines(`
      {family} Mini Skips
      {family} Mini Skip Hire
      {family} Household Skips
      {family} Small Skips
      {family} Midi Skips
      {first}'s Mini Skips
      {family} Garden & Household Skips`),
    place: splitLines(`
      {place} Mini Skips
      {place} Mini Skip Hire
      {place} Midi Skips
      {place} Household Skips
      {place} Garden Skips
      {land} Mini Skips
      {land} Mini & Midi Skips
      {head} Mini Skips
      {head} Mini Skip Hire
      {head} Household Skips
      Little {head} Skips`),
  },
  rural: {
    family: splitLines(`
      {family} Plant & Skip Hire
      {family} Agricultural & Skip Hire
      {family} Farm & Site Skips
      {family} & Sons Plant & Skips
      {family} Contracting & Skip Hire
      {initial} {family} & Son, Farm Skips
      {family} Country Skips`),
    place: splitLines(`
      {land} Farm Skips
      {land} Plant & Skip Hire
      {land} Country Skips
      {land} Rural Waste
      {head} Farm Skips
      {head} Plant & Skip Hire
      {head} Country Skips
      {place} Farm & Site Skips`),
  },
};

/** Templates for Welsh names. {welsh} is one of WELSH_DISTINCTIVE_WORDS. */
export const WELSH_PATTERNS = splitLines(`
  Sgipiau {family}
  Sgipiau {place}
  Sgipiau {family} a'i Feibion
  Ailgylchu {place}
  Ailgylchu {family}
  Gwastraff {family}
  Sgipiau'r {welsh}
  Ailgylchu'r {welsh}
  Llogi Sgip {family}`);

export const WELSH_DISTINCTIVE_WORDS = splitNames(`
  Ddraig, Felin, Bont, Afon, Efail, Barcud, Wennol, Dderwen, Onnen, Ffridd, Foel, Garn, Graig, Chwarel, Dyffryn, Gornel,
  Llan, Dref, Hafod, Hendre`);
