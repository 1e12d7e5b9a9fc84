import { splitNames } from "./lines.ts";

const ENGLISH = splitNames(`
  Abbott, Ackroyd, Adcock, Ainsworth, Aldridge, Allsop, Appleby, Appleyard, Archer, Armitage, Arkwright, Ashby, Ashdown,
  Aspinall, Atherton, Atkins, Attwood, Austin, Babbington, Backhouse, Bagshaw, Bainbridge, Baldock, Bamford, Bannister,
  Barker, Barlow, Barraclough, Barrowclough, Batchelor, Bateman, Baxter, Beadle, Beaumont, Beckwith, Bellamy, Benbow,
  Bentham, Berry, Bickerstaff, Biggins, Birkett, Birtwistle, Blackburn, Blakeley, Blenkinsop, Bolton, Bonsall, Booth,
  Bosworth, Bottomley, Boulton, Bowker, Bowles, Bradshaw, Braithwaite, Bramall, Brearley, Brewster, Brierley, Brigham,
  Broadbent, Brocklehurst, Bromley, Brook, Brownlow, Buckley, Bullock, Bunting, Burbage, Burdett, Burgess, Burkinshaw,
  Butterfield, Butterworth, Byrom, Cadman, Calvert, Capstick, Carrick, Cartledge, Cartwright, Catterall, Challinor,
  Chadwick, Charlesworth, Chatterton, Cheetham, Chesterton, Clamp, Claridge, Clegg, Clough, Cobb, Colclough, Collinge,
  Copley, Coppock, Cordingley, Cotterill, Coulson, Coulthard, Cowgill, Crabtree, Cragg, Crawshaw, Cresswell, Croft,
  Crossley, Crowther, Croxford, Cundall, Curtis, Cutler, Dainty, Dalby, Darbyshire, Darlington, Dawes, Deakin, Dearden,
  Denby, Dewhurst, Dibble, Dilworth, Dobson, Dodgson, Drabble, Draycott, Duckett, Duckworth, Dunnett, Dyson, Earnshaw,
  Eastwood, Eccles, Eckersley, Edmondson, Eldridge, Ellerby, Elliman, Emmerson, Entwistle, Exley, Fairbrother,
  Fairclough, Farnworth, Farrar, Fawcett, Fazackerley, Fenn, Fenwick, Fielding, Firth, Fletcher, Flitcroft, Forshaw,
  Fothergill, Foxley, Frobisher, Fulcher, Gadsby, Garside, Gaskell, Gathercole, Gaunt, Gledhill, Goddard, Goodacre,
  Goodfellow, Goodwin, Gosling, Greaves, Greenhalgh, Greenwood, Grimshaw, Grindrod, Gunn, Hadfield, Haigh, Hainsworth,
  Halliwell, Halstead, Hampshire, Handley, Hardcastle, Hargreaves, Harker, Harrop, Hartley, Haslam, Hathaway, Hawksworth,
  Haworth, Hayhurst, Heald, Heaton, Hebblethwaite, Hepworth, Heseltine, Hibbert, Higginbottom, Hinchcliffe, Hindle,
  Hobday, Hodgkinson, Holdsworth, Hollingworth, Holroyd, Honeyman, Horrocks, Horsfall, Howarth, Huddleston, Hulme,
  Huntington, Hurst, Iddon, Illingworth, Inman, Isherwood, Jagger, Jessop, Jephson, Jowett, Jubb, Kaye, Keighley,
  Kellett, Kendrick, Kershaw, Kettlewell, Kilburn, Kirkbride, Kitchen, Kitching, Knaggs, Lamb, Langridge, Larkin, Lathom,
  Laycock, Leadbetter, Leatherbarrow, Ledger, Leighton, Lightfoot, Lilley, Limb, Lister, Littlewood, Lockwood, Longbottom,
  Lomas, Lofthouse, Loveday, Lumb, Lythgoe, Makinson, Mallinson, Marland, Marsden, Marwood, Mawson, Medlock, Mellor,
  Metcalfe, Micklethwaite, Midgley, Millward, Milnes, Minshull, Mitton, Molyneux, Moorcroft, Moorhouse, Mounsey, Moxon,
  Muncaster, Murgatroyd, Mycock, Naylor, Neville, Newbold, Newsome, Nightingale, Noakes, Nuttall, Oakes, Oakley, Ogden,
  Oldfield, Oldroyd, Openshaw, Ormerod, Orrell, Osborne, Outhwaite, Oxley, Padgett, Parkin, Partridge, Pashley, Pawson,
  Peacock, Peckett, Pemberton, Pickersgill, Pickles, Pickup, Pilkington, Platt, Pogson, Pollard, Potts, Poulter,
  Preston, Prescott, Priestley, Proctor, Pullan, Purslow, Quarmby, Raistrick, Ramsbottom, Ramsden, Rawcliffe, Rawson,
  Redfern, Renshaw, Rigby, Rimmer, Riley, Rishworth, Robertshaw, Roebuck, Rotherham, Rowbotham, Royle, Ruddock, Rushworth,
  Rycroft, Sagar, Sanderson, Satterthwaite, Scarborough, Schofield, Seddon, Sellers, Senior, Shackleton, Sharples,
  Shaw, Shelmerdine, Shepherd, Sherratt, Shillito, Shufflebottom, Sidebottom, Singleton, Slack, Slater, Smallwood,
  Smedley, Snowden, Southworth, Spedding, Speight, Spencer, Stansfield, Stead, Stockdale, Stoddart, Stott, Stringer,
  Sugden, Sunderland, Sutcliffe, Swales, Swindlehurst, Sykes, Tattersall, Taylforth, Tempest, Thackray, Thornber,
  Thorneycroft, Threlfall, Thwaite, Tindall, Tinker, Tomlinson, Topham, Towler, Townend, Towneley, Tranter, Turnbull,
  Turton, Twigg, Tyldesley, Unsworth, Utley, Varley, Verity, Wadsworth, Wainwright, Walkden, Walmsley, Walsh, Wardle,
  Wareing, Waterhouse, Weatherill, Whalley, Wharton, Whitaker, Whitehead, Whiteley, Whitham, Whittle, Widdowson,
  Wigglesworth, Wilcock, Wilkinson, Windle, Winstanley, Winterbottom, Wolstenholme, Woodhead, Woolley, Wormald,
  Worsley, Worthington, Wrathall, Wrigglesworth, Yardley, Yates`);

const SOUTHERN = splitNames(`
  Akehurst, Alderton, Ames, Apps, Ashenden, Attenborough, Avery, Ayling, Baines, Balcombe, Barnard, Barnett, Bartlett,
  Bassett, Baverstock, Beale, Beckett, Belcher, Biddle, Billington, Bishop, Blackmore, Blake, Blandford, Bodkin, Boniface,
  Bourne, Bowyer, Bray, Brickell, Bridger, Brind, Bristow, Brockwell, Budd, Bulmer, Burch, Burchell, Burrage, Burridge,
  Butcher, Carpenter, Catchpole, Chalk, Chandler, Chantry, Chapman, Cheeseman, Chilcott, Chilvers, Chittenden, Clarke,
  Clements, Coles, Collyer, Coombes, Couchman, Cousins, Covington, Cox, Cripps, Crouch, Curd, Dack, Dadswell, Daniels,
  Darby, Deacon, Dell, Denham, Diamond, Diplock, Dove, Downer, Dray, Drewitt, Driver, Duffin, Dunmore, Durrant, Dyer,
  Eade, Eastman, Edgerton, Elmes, Elphick, Embleton, Fagg, Farthing, Featherstone, Fielder, Filer, Finch, Flack, Flatt,
  Foulger, Freeman, Frost, Fry, Fuggle, Funnell, Gale, Gammon, Garrod, Gates, Gillett, Glover, Godfrey, Golding, Goldsmith,
  Goodchild, Gooch, Gosden, Grantham, Greenaway, Groves, Gurney, Hallett, Hammond, Hardwick, Harman, Harmer, Hatcher,
  Hayter, Hearn, Herbert, Hickmott, Hillier, Hoad, Hobbs, Hocking, Holloway, Honeysett, Hooker, Horlock, Hoskins, Howe,
  Huggett, Humphrey, Hunnisett, Ings, Isted, Jarvis, Jeal, Jupp, Keeble, Kember, Kemp, Kenward, Killick, Kimber, Knowles,
  Lambourne, Langley, Larter, Lavender, Legge, Lockyer, Longhurst, Lovell, Luck, Lusted, Mannering, Marchant, Markwick,
  Mayhew, Maynard, Miles, Mockett, Mott, Muggeridge, Munday, Mutton, Napper, Newing, Nye, Orchard, Packham, Pankhurst,
  Parfitt, Parsley, Pavey, Peachey, Penfold, Pettit, Phippen, Pilbeam, Pocock, Pope, Prior, Puttock, Quested, Raisey,
  Rayner, Relf, Reeve, Ridley, Rodwell, Rolfe, Rudd, Rumbold, Sadler, Sampson, Sawyer, Saxby, Scarlett, Sewell, Shearing,
  Shrubb, Skinner, Smithers, Snelling, Spicer, Squibb, Stace, Stapley, Stenning, Stickland, Strudwick, Swaffer, Tapsell,
  Tester, Thorogood, Tilley, Tompsett, Towner, Trussler, Tuck, Turner, Twine, Upton, Venner, Vidler, Vine, Voss, Waghorn,
  Wakeford, Warner, Weller, Wenham, Wheatley, Whibley, Wickens, Wicks, Winch, Winter, Woodgate, Wooldridge, Woolgar,
  Wratten, Wyatt, Wickham, Yeomans`);

const WEST_COUNTRY = splitNames(`
  Angove, Berryman, Bolitho, Bosanko, Carlyon, Chenoweth, Coad, Curnow, Grylls, Hosken, Jago, Jenkin, Kellow, Kitto,
  Lobb, Nancarrow, Nankivell, Olver, Opie, Pascoe, Penberthy, Pengelly, Penhaligon, Penrose, Polglase, Polkinghorne,
  Prisk, Retallack, Roskilly, Rosewarne, Spargo, Tangye, Tregear, Tregenza, Trelawney, Tremayne, Trethewey, Trevithick,
  Trewin, Uren, Ashplant, Bidgood, Braund, Burrow, Chugg, Colwill, Cruwys, Dymond, Ellacott, Endacott, Hannaford,
  Heard, Luscombe, Norrish, Northcott, Rowe, Shapland, Sleeman, Southcott, Squance, Tapp, Tozer, Vellacott, Westcott,
  Yelland, Yeo, Chubb, Derrick, Fear, Gane, Keedwell, Loxton, Padfield, Sealey, Tincknell, Vowles, Weeks, Yandle`);

const SCOTTISH = splitNames(`
  Abercrombie, Aitken, Allardyce, Anderson, Arbuckle, Auchterlonie, Baillie, Balfour, Bannerman, Barclay, Begg, Birrell,
  Blyth, Brodie, Buchan, Buchanan, Cairns, Calder, Cameron, Campbell, Carmichael, Carnegie, Chalmers, Christie, Colquhoun,
  Cowie, Craig, Cruickshank, Cumming, Cunningham, Dalgleish, Dalrymple, Dalziel, Davidson, Dempster, Docherty, Donald,
  Dougal, Drummond, Duguid, Dunbar, Dunlop, Duthie, Elphinstone, Erskine, Farquhar, Farquharson, Ferguson, Findlay, Fleming,
  Forbes, Forsyth, Fraser, Fullarton, Fyfe, Galbraith, Galloway, Geddes, Gemmell, Gilchrist, Gillespie, Gilmour, Gordon,
  Gourlay, Gow, Graham, Grant, Guthrie, Haddow, Haldane, Hamilton, Hannah, Heggie, Henderson, Hepburn, Imlach, Imrie,
  Inglis, Innes, Irvine, Jamieson, Jardine, Keir, Kerr, Kidd, Kinnear, Kinloch, Laidlaw, Laing, Lamont, Leitch, Lennox,
  Leslie, Lindsay, Lockhart, Logan, Lorimer, Low, Lumsden, MacAlister, MacAskill, MacAulay, MacBean, MacDonald, MacDougall,
  MacFarlane, MacGillivray, MacInnes, MacIntyre, MacIver, MacKay, MacKenzie, MacKinnon, MacLaren, MacLean, MacLeod,
  MacNeil, MacPhail, MacPherson, MacRae, MacSween, Maitland, Mathieson, McAllister, McArthur, McCallum, McCulloch,
  McEwan, McFadyen, McGregor, McHardy, McIlroy, McKechnie, McLuskey, McMillan, McNab, McQueen, McTavish, McWhirter,
  Melville, Menzies, Milne, Moffat, Moncur, Montgomerie, Muir, Munro, Murdoch, Murray, Nairn, Nicol, Nisbet, Ogilvie,
  Orr, Paterson, Petrie, Pirie, Pringle, Rae, Raeburn, Ramsay, Rankine, Reid, Rennie, Riddell, Ritchie, Robertson,
  Rutherford, Sangster, Scobie, Selkirk, Shand, Sillars, Sinclair, Skene, Smeaton, Smellie, Soutar, Spence, Stein,
  Stewart, Strachan, Sutherland, Swankie, Tait, Tulloch, Urquhart, Waddell, Wallace, Wardlaw, Watt, Weir, Wemyss, Wishart`);

const WELSH = splitNames(`
  Baddam, Beddoes, Bebb, Bevan, Beynon, Blayney, Bowen, Breese, Cadwallader, Clwyd, Craddock, Davies, Elias, Ellis,
  Evans, Eynon, Foulkes, Gethin, Gittins, Glyn, Gough, Gravell, Griffiths, Gronow, Gwilliam, Gwilym, Gwyther, Harries,
  Havard, Hopkin, Howells, Hughes, Humphreys, Idris, Ifans, Ithell, James, Jeffreys, Jehu, Jenkins, John, Jones, Kyffin,
  Landeg, Leyshon, Llewellyn, Llewelyn, Lloyd, Madoc, Maddocks, Mansel, Maredudd, Matthias, Meredith, Meyrick, Morgan,
  Morris, Mostyn, Nevett, Nicholas, Owen, Parry, Penry, Perrott, Philpin, Picton, Powell, Preece, Price, Pritchard,
  Probert, Prosser, Protheroe, Pryce, Pugh, Rees, Rhydderch, Rhys, Richards, Roderick, Rosser, Rowlands, Sayce, Tasker,
  Theophilus, Thomas, Trahearne, Treharne, Trevor, Tudor, Vaughan, Voyle, Wargent, Watkins, Wigley, Wynne, Yorath`);

const NORTHERN_IRISH = splitNames(`
  Agnew, Bingham, Boal, Boyce, Boyd, Brady, Brannigan, Breslin, Burns, Caldwell, Campbell, Carlin, Carragher, Carson,
  Cassidy, Clarke, Coll, Convery, Conlon, Corrigan, Coyle, Crilly, Crozier, Cullen, Curran, Deery, Devenney, Devine,
  Devlin, Diamond, Doherty, Donaghy, Donnelly, Dornan, Downey, Duddy, Duffin, Dunlop, Fearon, Feeney, Ferris, Finnegan,
  Fitzsimons, Gallagher, Gault, Gibney, Gilmore, Gormley, Graham, Grimes, Hagan, Halliday, Harkin, Harvey, Haughey,
  Heaney, Hegarty, Herron, Hillen, Irwin, Kane, Kearney, Keenan, Kennedy, Kerr, Kielty, Lavery, Lennon, Loughran, Lyttle,
  Mackle, Magee, Magill, Maginnis, Magowan, Mallon, Martin, McAleer, McAlinden, McAteer, McAuley, McAvoy, McBride,
  McCabe, McCann, McCartan, McCaughey, McClean, McClelland, McCloskey, McConville, McCool, McCorry, McCourt, McCrory,
  McCusker, McDaid, McElroy, McErlean, McEvoy, McFall, McGarvey, McGinn, McGlone, McGrath, McGuigan, McIlwaine, McKeown,
  McKinney, McKnight, McLarnon, McMahon, McManus, McMullan, McNally, McNulty, McParland, McPeake, McQuaid, McShane,
  McStay, McVeigh, Mooney, Morrow, Mulgrew, Mulholland, Mullan, Neeson, Nesbitt, O'Boyle, O'Hagan, O'Hare, O'Kane,
  O'Neill, O'Prey, Parkhill, Patton, Quigley, Quinn, Rafferty, Rainey, Rooney, Savage, Scullion, Sheridan, Sloan,
  Taggart, Teague, Toner, Toal, Trainor, Tumelty, Vance, Wylie`);

export const FAMILY_NAMES = {
  english: ENGLISH,
  southern: SOUTHERN,
  westCountry: WEST_COUNTRY,
  scottish: SCOTTISH,
  welsh: WELSH,
  northernIrish: NORTHERN_IRISH,
} as const;

export type FamilyNames = keyof typeof FAMILY_NAMES;
