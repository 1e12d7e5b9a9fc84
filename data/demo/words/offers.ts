import type { Kind } from "./firm-names.ts";
import { splitLines, splitNames } from "./lines.ts";

/** Services of each kind of firm: `always` are offered by every firm, `sometimes` by some firms. */
export const SERVICES: Record<Kind, { always: readonly string[]; sometimes: readonly string[] }> = {
  family: {
    always: splitNames("Skip hire"),
    sometimes:
      splitNames(`Domestic skip hire, Builders' skips, Commercial skip hire, Wait and load, Skip permits, Garden waste
      removal, Soil and rubble removal, House clearance, Lockable skips, Same-day skips, Site clearance, Waste collection,
      Plasterboard collection, Mini skips, Topsoil and aggregates, Scrap metal collection`),
  },
  grab: {
    always: splitNames("Grab hire, Skip hire"),
    sometimes:
      splitNames(`Muck away, Tipper hire, Aggregate delivery, Topsoil delivery, Site clearance, Soil and rubble removal,
      Demolition waste, Concrete removal, Groundworks, Wait and load, Builders' skips, Low loader hire`),
  },
  recycling: {
    always: splitNames("Skip hire, Waste recycling"),
    sometimes:
      splitNames(`Waste transfer station, Wood recycling, Scrap metal collection, Green waste composting, Concrete
      crushing, Commercial waste collection, Plasterboard collection, Tip your own trailer, Cardboard and paper recycling,
      WEEE recycling, Recycled aggregates, Roll-on roll-off containers, Site waste management plans, Mattress recycling`),
  },
  commercial: {
    always: splitNames("Commercial skip hire, Roll-on roll-off containers"),
    sometimes:
      splitNames(`Trade waste collection, Enclosed skips, Lockable skips, Front-end loader bins, Wheelie bin collection,
      Site clearance, Demolition waste, Compactor hire, Confidential waste, Skip exchange, Waste audits, Asbestos removal,
      Builders' skips, Shop and office clearance`),
  },
  mini: {
    always: splitNames("Mini skip hire"),
    sometimes:
      splitNames(`Midi skips, Domestic skip hire, Wait and load, Garden waste removal, House clearance, Skip bags, Garage
      clearance, Skip permits, Same-day skips, Man and van clearance, Bathroom and kitchen waste, Weekend hire`),
  },
  rural: {
    always: splitNames("Skip hire, Plant hire"),
    sometimes:
      splitNames(`Farm waste collection, Builders' skips, Aggregate delivery, Topsoil delivery, Site clearance, Digger
      hire with driver, Farm plastics recycling, Fencing removal, Barn clearance, Hedge and tree waste, Scrap metal
      collection, Muck away`),
  },
};

export const SPECIALTIES: Record<Kind, readonly string[]> = {
  family:
    splitNames(`Kitchen and bathroom refits, House moves, Garden projects, Home extensions, Loft conversions, Driveways and
    patios, Narrow access, Landlords and lettings, House clearances, Small builders, Next-day delivery, Older customers`),
  grab: splitNames(`Groundworks, Clean muck, Hardcore, Driveways and patios, Drainage works, Landscaping, Demolition arisings,
    Road works, Restricted access, Large volumes of soil, Utility reinstatement`),
  recycling:
    splitNames(`Mixed construction waste, Timber, Metals, Green waste, Hardcore and concrete, Zero to landfill, Waste
    reporting, Packaging, Plasterboard, Strip-outs, Reclaimed brick and slate`),
  commercial:
    splitNames(`Construction sites, Retail refits, Schools and hospitals, Housing associations, Factories, Events,
    Facilities management, Demolition, Office moves, Hotels and pubs, Warehouse clearances`),
  mini: splitNames(`Small gardens, Bathroom refits, Terraced streets, Flats and maisonettes, Narrow lanes, Shed removal, Weekend
    projects, Loft clear-outs, Short hires, Front gardens`),
  rural:
    splitNames(`Farms and smallholdings, Barn conversions, Equestrian yards, Villages, Caravan parks, Estate work, Soft ground,
    Old outbuildings, Tree work, Drainage`),
};

/** Sets of skip sizes in cubic yards, for each kind of firm. */
export const SKIP_RANGES: Record<Kind, readonly (readonly number[])[]> = {
  family: [
    [4, 6, 8],
    [2, 4, 6, 8],
    [4, 6, 8, 12],
    [4, 6, 8],
    [2, 4, 6, 8, 12],
    [6, 8, 12],
    [4, 6, 8, 12, 16],
    [6, 8],
    [4, 6, 8, 12, 14],
    [4, 8, 12],
  ],
  grab: [[6, 8], [6, 8, 12], [4, 6, 8], [8, 12, 16], [8], [6, 8, 12, 20], [4, 6, 8, 12]],
  recycling: [
    [4, 6, 8, 12, 16],
    [6, 8, 12, 16, 20],
    [2, 4, 6, 8, 12, 16],
    [6, 8, 12, 20, 40],
    [4, 6, 8, 12],
    [4, 6, 8, 12, 14, 16],
  ],
  commercial: [
    [8, 12, 16, 20, 40],
    [12, 16, 20, 40],
    [8, 12, 14, 16],
    [6, 8, 12, 16, 20, 40],
    [8, 12, 20, 40],
    [20, 40],
    [12, 14, 16, 20],
  ],
  mini: [[2, 4], [2, 4, 6], [2, 4, 6], [4, 6], [2], [4], [2, 4, 6, 8]],
  rural: [[4, 6, 8], [6, 8], [6, 8, 12], [4, 8], [8, 12, 16], [4, 6, 8, 12], [8]],
};

export const INSURANCE = splitLines(`
  Public liability £5 million
  Public liability £10 million
  Public liability £2 million
  Public and products liability £5 million, employers' liability £10 million
  Public liability £5 million, employers' liability £10 million
  Public liability £10 million, employers' liability £10 million
  Public liability £5 million and goods in transit
  Fully insured: public liability £5 million
  Fully insured: public liability £10 million, motor fleet and employers' liability
  £5 million public liability, £10 million employers' liability, environmental impairment £1 million
  Public liability £2 million, employers' liability £5 million`);

export const PAYMENTS = splitLines(`
  Card, Bank transfer
  Card, Cash, Bank transfer
  Cash, Card
  Visa, Mastercard, Bank transfer
  Visa, Mastercard, American Express, Bank transfer
  Card, Bank transfer, Trade account
  Bank transfer, Trade account
  Debit card, Credit card, Cash
  Cash, Cheque, Bank transfer
  Card by phone, Bank transfer, Cash on delivery
  Debit card, Credit card, Apple Pay, Google Pay
  Card, Cheque, Cash, Trade account
  Card, PayPal, Bank transfer`);

export const DELIVERY_TIMES = splitLines(`
  Next working day
  Next day if ordered before noon
  Next day if ordered before 3pm
  Same day if ordered before 10am
  Same or next day
  Within 24 hours
  Within 48 hours
  1-2 working days
  1 to 3 working days
  2 working days
  Usually next day, morning or afternoon slot
  Two-hour slots, next working day
  From 7am next working day`);

export const REMOTE_DELIVERY_TIMES = splitLines(`
  2-3 working days
  Within 3 working days
  Twice a week, Tuesdays and Fridays
  2 working days, weather and ferries permitting
  3-5 working days outside the town`);

export const COLLECTION_TIMES = splitLines(`
  Within 24 hours of your call
  Within 48 hours of your call
  Next working day after you ring
  Within 2 working days
  1-2 working days after you call
  1 to 3 working days
  On the day agreed at booking
  Same day if you ring before 9am
  After 14 days, or sooner if you ring
  After 7 days, or sooner if you ring
  Within 3 working days
  When you are ready: ring the day before`);

export const OPENING_HOURS = splitLines(`
  Mon-Fri 7:30am-5pm, Sat 8am-12 noon
  Mon-Fri 7am-5pm, Sat 7am-12 noon
  Mon-Fri 7am-5:30pm, Sat 7:30am-1pm
  Mon-Fri 8am-5pm
  Mon-Fri 8am-5pm, Sat 8am-1pm
  Mon-Fri 7:30am-4:30pm, Sat 8am-11am
  Mon-Fri 7am-6pm, Sat 8am-2pm, Sun closed
  Mon-Sat 7am-5pm
  Mon-Sat 7:30am-5:30pm, Sun 9am-1pm
  Monday to Friday 7am to 5pm, Saturday 8am to 1pm
  Monday to Friday 8am to 5.30pm, closed weekends
  Monday to Friday 7.30am to 5pm, Saturday mornings by arrangement
  Monday to Saturday 7am to 6pm
  Mon-Thu 7am-5pm, Fri 7am-4pm, Sat 8am-12 noon
  Mon-Thu 7:30am-5pm, Fri 7:30am-3:30pm
  Weekdays 7am-5pm, Saturdays 8am-noon
  Weekdays 6:30am-5pm, Saturdays 7am-1pm, closed Sundays and bank holidays
  Weekdays 8am-6pm, Saturdays 9am-1pm
  Mon-Fri 6am-6pm, Sat 6am-1pm
  Every day 7am-7pm`);

/** Locations of a firm's yard, used in sentences after "from" or "at". */
export const YARDS = splitNames(`
  an old goods yard, a former brickworks, an old dairy, a yard by the railway, a small industrial estate, an old coal yard,
  a former sawmill, a yard behind the fire station, a disused quarry, an old timber yard, a farm on the ring road,
  a former bus depot, an old maltings, a former gasworks, a yard by the canal, an old foundry, a corner of the trading estate,
  a former builder's merchant, an old bakery yard, a unit next to the tip, a yard under the railway arches, an old tannery,
  a former haulage depot, a yard by the bypass, an old scrapyard`);
