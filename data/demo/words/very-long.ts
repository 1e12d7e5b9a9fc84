export const LONG_NAME =
  "Thorneycroft, Wolstenholme, Shufflebottom & Sons (Incorporating Black Country Skip & Grab Hire, Staffordshire Aggregates " +
  "and the Old Horseley Fields Recycling Centre) Limited";

/** A description of more than 2,000 characters, to test the layout. */
export const LONG_DESCRIPTION = [
  "It began in 1958 with Horace Thorneycroft, a horse called Captain and a contract to clear ashes from three streets off the Willenhall Road.",
  "The horse retired in 1961. The contract did not, and within two years there were four lorries, a weighbridge and a canteen, where Doris Wolstenholme, who later married into the firm and then bought half of it, served bacon sandwiches from five in the morning.",
  "We took on our first skips in 1967, when nobody in Wolverhampton had seen one, and had to explain to customers that the box was meant to be left behind.",
  "The Shufflebottom brothers joined with their two grab lorries in 1974, the year the firm moved to Horseley Fields, and the name has been too long for the side of a lorry ever since.",
  "Today the third generation runs nineteen lorries, a recycling centre that sorts timber, metal, hardcore, soil, plasterboard, cardboard, green waste and mattresses, and a yard shop that sells reclaimed blue bricks, coping stones, slates, oak beams, cast-iron baths and, on one occasion, a pulpit.",
  "Householders can choose from skips of 2, 4, 6, 8, 12 and 16 yards, with or without a lid, with or without a drop door, by the day, the week, the fortnight or the month. Builders can have exchanges the same day if they ring before ten, accounts settled monthly, and one person in the office who knows their sites by name.",
  "If a skip has to stand on the road we apply for the council permit, put out the lamps and cones, and take them in again. Where there is no room for a skip at all we will wait while you load, for up to an hour, and the driver has been known to help.",
  "Our grab lorries lift sixteen tonnes of muck over a hedge without touching it, and bring topsoil, sand or crushed stone on the way so that no journey is wasted. Rubble from one job in Bilston becomes the sub-base of the next in Wednesfield.",
  "Last year ninety-four per cent of everything we collected was recycled or used again. The rest we are working on. Anybody may come and look: we hold an open day every September, with tea, a brass band and rides on the weighbridge, which prints your weight on a ticket and is more popular than one would think.",
  "We do not take asbestos, tyres, gas bottles, paint, oil or batteries in an ordinary skip, and we are bound by law to collect sofas and armchairs apart from everything else; we can do that as well, on a different lorry, on a Wednesday.",
  "We cover Wolverhampton, Walsall, Dudley, Bilston, Willenhall, Wednesfield, Tettenhall, Codsall, Perton, Wombourne, Sedgley, Coseley and Tipton, and further if asked nicely.",
  "Ring and you will get Janice, Pauline or one of the Karens. There is no machine, no menu and no music.",
].join(" ");
