import { splitLines, splitNames } from "./lines.ts";

const REGIONS = [
  "London",
  "South East",
  "East of England",
  "South West",
  "West Midlands",
  "East Midlands",
  "North West",
  "Yorkshire",
  "North East",
  "Scotland",
  "Wales",
  "Northern Ireland",
] as const;
export type Region = (typeof REGIONS)[number];

/** Format of each line: "county | region | rivers, hills and nicknames that firms can be named after". */
const TABLE = splitLines(`
  Greater London | London | Thames, Tideway, Lea Valley, Fleet, Effra, Ravensbourne, Wandle, Brent, Walbrook, Capital, Bow Bells, Dockland, Tamesis, Crossharbour, Metroland, Pearly King, Tower, Embankment, Neckinger, North Star, Southbank, Cockney, Roding, Crane, Quaggy, Regent, Beverley Brook, Silk Stream
  Bedfordshire | East of England | Ouzel, Great Ouse, Chiltern Edge, Greensand, Ivel, Flitt, Brickworks, Dunstable Down
  Berkshire | South East | Kennet, Loddon, Ridgeway, Royal Oak, Pang, Windsor Forest, Thames Side, Lambourn
  Bristol | South West | Avonside, Frome, Severnside, Floating Harbour, Clifton Down, Brunel, Cabot, Gorge, Malago
  Buckinghamshire | South East | Chiltern, Misbourne, Vale of Aylesbury, Icknield, Ouzel, Beechwood, Chess, Red Kite
  Cambridgeshire | East of England | Cam, Fenland, Nene, Ouse Washes, Gog Magog, Isle of Ely, Old West, Granta, Bedford Level
  Cheshire | North West | Weaver, Dane, Bollin, Delamere, Gritstone, Mersey Valley, Salt, Sandstone, Peckforton, Gowy
  Cornwall | South West | Tamar, Camel, Fal, Bodmin, Lizard, Wheal, Tinners, Engine House, Carn, Atlantic, Fowey, Hayle Sands, Kernow, Roseland
  County Durham | North East | Wear, Weardale, Tees, Derwentside, Prince Bishop, Cathedral, Browney, Pit Pony, Causey, Skerne
  Cumbria | North West | Lakeland, Derwent, Eden, Solway, Fell, Herdwick, Skiddaw, Kent, Duddon, Furness, Lune, Border, Blencathra, Black Combe
  Derbyshire | East Midlands | Derwent, Dove, White Peak, Dark Peak, Amber, Peakland, Kinder, Wye, Erewash, Gritstone, Trent
  Devon | South West | Exe, Dart, Taw, Torridge, Teign, Otter, Culm, Haldon, Moorgate, Red Earth, Tor, Bideford Bay, Exmoor, Plym
  Dorset | South West | Stour, Frome, Purbeck, Piddle, Jurassic, Cranborne, Portland, Blackmore Vale, Chesil, Hardy
  East Riding of Yorkshire | Yorkshire | Humber, Wolds, Holderness, Humberside, Hull Valley, Spurn, Estuary, Kingston, Haltemprice
  East Sussex | South East | Ouse, Cuckmere, Rother, Weald, Beachy Head, Ashdown, Downland, Cinque Port, Seven Sisters, Pevensey Levels
  Essex | East of England | Chelmer, Colne, Blackwater, Crouch, Stour, Roding, Essex Way, Dengie, Three Rivers, Estuary, Saltmarsh, Thameside
  Gloucestershire | South West | Severn, Cotswold, Windrush, Frome, Forest of Dean, Cleeve, Five Valleys, Coln, Berkeley Vale
  Greater Manchester | North West | Irwell, Irk, Medlock, Roch, Etherow, Tame, Bridgewater, Cottonopolis, Saddleworth, Ship Canal, Pennine Edge, Worker Bee, Rochdale Canal, Chorlton Brook, Red Rose
  Hampshire | South East | Test, Itchen, Solent, Meon, Hamble, New Forest, Watercress, Hampshire Downs, Hangers, Avon, Blackwater Valley
  Herefordshire | West Midlands | Wye, Lugg, Golden Valley, Arrow, Black & White, Marches, Malvern View, Teme, Frome, Hop Yard
  Hertfordshire | East of England | Ver, Lea, Mimram, Gade, Colne, Chiltern, Hartsbourne, Ermine, Garden City, Stort
  Isle of Wight | South East | Solent, Medina, Needles, Wight, Tennyson, Yar, Island
  Isles of Scilly | South West | Scilly, Samson, Bryher
  Kent | South East | Medway, Stour, Weald, Darent, Oast, North Downs, Cinque Port, Garden of Kent, Invicta, Swale, Hop Pocket, Romney, White Cliff, Elham Valley
  Lancashire | North West | Ribble, Hodder, Wyre, Lune, Pendle, Bowland, Red Rose, Calder, Rossendale, Fylde, Witch Hill, Darwen, Yarrow, Leeds-Liverpool
  Leicestershire | East Midlands | Soar, Charnwood, Wreake, Bradgate, Fosse, Belvoir, Eye, Beacon Hill, Swithland
  Lincolnshire | East Midlands | Witham, Trent, Lincoln Edge, Fenland, Welland, Wolds, Humber Bank, Tealby, Ancholme, Wash
  Merseyside | North West | Mersey, Wirral, Liver, Dee, Sefton, Albert, Aintree, Overhead, Dingle, Alt, Waterfront, Cast Iron Shore
  Norfolk | East of England | Wensum, Yare, Bure, Broadland, Breckland, Waveney, Poppyland, Wherry, North Norfolk, Nar, Fine City, Thurne
  North Yorkshire | Yorkshire | Nidd, Swale, Ure, Ouse, Dales, White Rose, Cleveland, Wharfe, Ryedale, Hambleton, Derwent, Esk, Wensley, Craven, Heather Moor
  Northamptonshire | East Midlands | Nene, Rockingham, Cobblers, Ironstone, Ise, Welland, Pocket Park, Tove, Cherwell
  Northumberland | North East | Tyne Valley, Coquet, Aln, Cheviot, Wansbeck, Blyth, Till, Redesdale, Border, Hadrian, Pele
  Nottinghamshire | East Midlands | Trent, Sherwood, Leen, Erewash, Dukeries, Maun, Castle Rock, Lace, Bestwood, Idle, Greenwood
  Oxfordshire | South East | Cherwell, Isis, Windrush, Evenlode, Ridgeway, White Horse, Thame, Otmoor, Chiltern
  Rutland | East Midlands | Rutland, Chater, Gwash, Eyebrook
  Shropshire | West Midlands | Severn, Wrekin, Long Mynd, Teme, Corve, Ironbridge, Marches, Clee, Perry, Stiperstones
  Somerset | South West | Mendip, Parrett, Quantock, Levels, Tone, Withy, Brue, Polden, Chew Valley, Cider Press, Avon, Yeo
  South Yorkshire | Yorkshire | Don, Sheaf, Rother, Dearne, Loxley, Steel City, Rivelin, Porter Brook, Peak Edge, White Rose, Barnsdale, Little Mesters
  Staffordshire | West Midlands | Trent, Sow, Churnet, Cannock, Potteries, Manifold, Bottle Kiln, Staffordshire Knot, Needwood, Dove, Penk
  Suffolk | East of England | Orwell, Deben, Alde, Waveney, Stour, Gipping, Sandlings, Suffolk Punch, Lark, Blyth, Brett
  Surrey | South East | Wey, Mole, Surrey Hills, Hog's Back, Leith Hill, Tillingbourne, Box Hill, Bourne, Downs, Blackwater
  Tyne and Wear | North East | Tyne, Wear, Ouseburn, Derwent, Town Moor, Quayside, Keelman, Tyneside, Wearside, Geordie, Spanish City, Team Valley
  Warwickshire | West Midlands | Avon, Leam, Arden, Feldon, Dunsmore, Anker, Bear & Staff, Fosse Way, Stour
  West Midlands | West Midlands | Tame, Rea, Cole, Black Country, Sandwell, Brumside, Bull Ring, Three Spires, Lickey, Anvil, Chainmaker, Gun Quarter, Stour, Blythe, Birmingham Canal, Foundry, Sherbourne, Lock & Key
  West Sussex | South East | Arun, Adur, Downland, Weald, Chanctonbury, Rother, Cissbury, Ouse, Harting
  West Yorkshire | Yorkshire | Aire, Calder, Colne, Wharfe, Worth Valley, White Rose, Pennine, Heavy Woollen, Ilkley Moor, Millstone, Holme, Rhubarb Triangle, Hebble, Emley Moor, Broad Acres
  Wiltshire | South West | Kennet, Avon Vale, Salisbury Plain, White Horse, Wylye, Nadder, Moonraker, Ridgeway, Marlborough Down, Ray
  Worcestershire | West Midlands | Severn, Teme, Malvern, Avon, Bredon, Wyre, Lickey, Salwarpe, Pear Tree, Vale of Evesham
  County Antrim | Northern Ireland | Lagan, Glens, Slemish, Six Mile Water, Cave Hill, Bann, Causeway, Braid, Black Mountain, Lough Neagh, Titanic, Farset, Divis, Linen, Maine
  County Armagh | Northern Ireland | Orchard County, Callan, Bann, Lough Neagh, Gullion, Navan, Blackwater
  County Down | Northern Ireland | Mourne, Lagan, Strangford, Ards, Quoile, Lecale, Clanrye, Slieve Croob, Drumlin, Carlingford
  County Fermanagh | Northern Ireland | Erne, Lakeland, Sillees, Cuilcagh, Marble Arch
  County Londonderry | Northern Ireland | Foyle, Roe, Sperrin, Bann, Walled City, Faughan, Binevenagh, Oakleaf, Maiden City
  County Tyrone | Northern Ireland | Sperrin, Strule, Mourne, Ballinderry, Clogher Valley, Drumragh
  Aberdeenshire | Scotland | Don, Deeside, Ythan, Bennachie, Granite, Gordon, Formartine, Buchan, Mither Tap, Silver City, Kincardine, Garioch
  Angus | Scotland | Tayside, Esk, Glens, Sidlaw, Law Hill, Dichty, Strathmore, Jute Mill, Lunan, Silvery Tay
  Argyll and Bute | Scotland | Lorn, Kintyre, Cowal, Etive, Cruachan, Awe, Sound of Mull, Fyne
  Ayrshire | Scotland | Doon, Irvine Water, Carrick, Garnock, Cumnock, Burns Country, Kyle, Arran View, Lugar
  Clackmannanshire | Scotland | Ochil, Devon, Hillfoots, Wee County, Forth
  Dumfries and Galloway | Scotland | Nith, Annan, Galloway, Solway, Criffel, Merrick, Machars, Dee
  Dunbartonshire | Scotland | Leven, Campsie, Lomond, Clyde, Kelvin, Kilpatrick, Allander
  East Lothian | Scotland | Tyne, Lammermuir, Garleton, Bass Rock, Lothian, Traprain
  Fife | Scotland | Lomond Hills, Eden, Kingdom, East Neuk, Leven, Howe of Fife, Forth, Pit Head, Tay Bridge
  Highland | Scotland | Ness, Beauly, Spey, Great Glen, Cairngorm, Moray Firth, Wester Ross, Strathspey, Black Isle, Lochaber, Caithness, Cuillin, Nevis
  Lanarkshire | Scotland | Clyde, Kelvin, Cart, Calder, Clydeside, Tinto, Clyde Valley, Dear Green, Barras, Campsie, Avon Water, Molendinar, Shipyard, Monkland, Cathkin
  Midlothian | Scotland | Esk, Pentland, Water of Leith, Arthur's Seat, Auld Reekie, Forth, Lothian, Castle Rock, Capital, Moorfoot, Calton, Blackford, Braid
  Moray | Scotland | Spey, Lossie, Findhorn, Moray Firth, Cooperage, Laich
  Orkney | Scotland | Orkney, Scapa, Hoy, Ring
  Outer Hebrides | Scotland | Hebridean, Minch, Lewis, Clisham, Machair
  Perthshire | Scotland | Tay, Earn, Fair City, Strathearn, Tummel, Almond, Isla, Birnam, Kinnoull
  Renfrewshire | Scotland | Cart, Gryffe, Clyde, Gleniffer, Inverclyde, Thread Mill, Paisley Pattern
  Scottish Borders | Scotland | Tweed, Teviot, Eildon, Ettrick, Cheviot, Gala Water, Yarrow, Lauderdale
  Shetland | Scotland | Shetland, Bressay, Ronas, Viking, Northern Isles
  Stirlingshire | Scotland | Forth, Wallace, Ochil, Trossachs, Carse, Carron, Bannock, Allan Water, Castle View, Campsie, Teith
  West Lothian | Scotland | Almond, Avon, Bathgate Hills, Shale, Lothian, Cairnpapple, Bing
  Blaenau Gwent | Wales | Ebbw, Sirhowy, Ironworks, Milfraen
  Caerphilly | Wales | Rhymney, Sirhowy, Castle, Twmbarlwm, Ebbw
  Carmarthenshire | Wales | Tywi, Gwendraeth, Loughor, Teifi, Merlin, Black Mountain, Cothi
  Ceredigion | Wales | Rheidol, Teifi, Ystwyth, Cardigan Bay, Aeron, Cambrian
  Clwyd | Wales | Dee, Clywedog, Ruabon, Offa's Dyke, Alyn, Berwyn, Brickmaker, Maelor
  Conwy | Wales | Conwy Valley, Gogarth, Hiraethog, North Wales Coast, Creuddyn
  Denbighshire | Wales | Clwyd, Clwydian, Dee, Moel Famau, Elwy
  Flintshire | Wales | Deeside, Alyn, Dee, Halkyn, Clwydian, Holywell
  Gwent | Wales | Usk, Ebbw, Gwent Levels, Transporter, Wentwood, Caerleon, Twmbarlwm, Severnside
  Gwynedd | Wales | Menai, Ogwen, Eryri, Snowdon, Llŷn, Mawddach, Slate, Seiont, Carneddau
  Isle of Anglesey | Wales | Menai, Môn, Cefni, Holyhead Mountain, Parys
  Mid Glamorgan | Wales | Ogmore, Taff, Garw, Bridgend Vale, Merthyr Vale, Llynfi, Ewenny
  Monmouthshire | Wales | Wye, Usk, Sugar Loaf, Skirrid, Monnow, Three Castles, Border
  Pembrokeshire | Wales | Cleddau, Preseli, Bluestone, Landsker, Haven, Daugleddau
  Powys | Wales | Severn, Usk, Wye, Beacons, Elan, Irfon, Radnor, Vyrnwy
  Rhondda Cynon Taf | Wales | Rhondda, Cynon, Taff, Valleys, Pithead, Ely Valley
  South Glamorgan | Wales | Taff, Ely, Tiger Bay, Capital, Rhymney, Garth, Cathays, Dragon, Castell
  Torfaen | Wales | Lwyd, Afon, Blorenge, Big Pit
  Vale of Glamorgan | Wales | Vale, Thaw, Ely, Heritage Coast, Cowbridge Vale
  West Glamorgan | Wales | Tawe, Gower, Neath, Kilvey, Mumbles, Copperopolis, Afan, Nedd, Penllergaer`);

interface County {
  region: Region;
  landscape: readonly string[];
}

export const COUNTIES: ReadonlyMap<string, County> = new Map(
  TABLE.map((line) => {
    const [county = "", region = "", landscape = ""] = line.split("|").map((part) => part.trim());
    return [county, { region: region as Region, landscape: splitNames(landscape) }];
  }),
);
