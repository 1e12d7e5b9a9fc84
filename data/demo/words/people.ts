import { splitNames } from "./lines.ts";

/** First names of customers. `britain` is used in every nation, the others only in their nation. */
export const CUSTOMERS = {
  britain: splitNames(`
    Aaron, Abigail, Adam, Alan, Alex, Alice, Alison, Amanda, Amelia, Andrea, Andrew, Andy, Angela, Anita, Ann, Anna, Anne,
    Anthony, Barbara, Barry, Becky, Ben, Bernard, Beth, Beverley, Bill, Brenda, Brian, Carl, Carol, Caroline, Catherine,
    Charlie, Charlotte, Cheryl, Chloe, Chris, Christine, Claire, Clare, Clive, Colin, Craig, Dale, Dan, Daniel, Darren,
    Dave, David, Dawn, Dean, Debbie, Deborah, Denise, Dennis, Derek, Diane, Dominic, Donna, Doreen, Doug, Duncan, Ed,
    Eileen, Elaine, Eleanor, Elizabeth, Ellie, Emily, Emma, Eric, Faye, Fiona, Fran, Frances, Frank, Gail, Gareth, Gary,
    Gavin, Gemma, Geoff, George, Georgia, Gill, Gillian, Glenn, Gordon, Grace, Graham, Grant, Greg, Hannah, Harriet, Harry,
    Hayley, Hazel, Heather, Heidi, Helen, Henry, Holly, Howard, Ian, Irene, Isobel, Jack, Jackie, Jacqui, Jake, James,
    Jamie, Jan, Jane, Janet, Janice, Jason, Jayne, Jean, Jen, Jenny, Jeremy, Jess, Jill, Jim, Jo, Joan, Joanne, Joe, John,
    Jon, Josh, Joyce, Judith, Judy, Julia, Julian, Julie, June, Karen, Karl, Kate, Katherine, Kathleen, Kathy, Katie, Kay,
    Keith, Kelly, Ken, Kerry, Kev, Kevin, Kim, Kirsty, Laura, Lauren, Leanne, Lee, Leigh, Lesley, Liam, Linda, Lindsay,
    Lisa, Liz, Lorraine, Louise, Lucy, Luke, Lynn, Lynne, Maggie, Malcolm, Mandy, Margaret, Maria, Marie, Marion, Mark,
    Martin, Mary, Matt, Maureen, Megan, Mel, Melanie, Michael, Michelle, Mick, Mike, Miriam, Moira, Molly, Nathan, Neil,
    Nick, Nicky, Nicola, Nigel, Norma, Norman, Olivia, Pam, Pat, Paul, Paula, Pauline, Penny, Pete, Peter, Phil, Philip,
    Philippa, Phoebe, Rachel, Ray, Rebecca, Richard, Rob, Robert, Robin, Roger, Ron, Rosemary, Rosie, Ross, Roy, Russell,
    Ruth, Ryan, Sally, Sam, Samantha, Sandra, Sarah, Scott, Sharon, Sheila, Shirley, Simon, Sophie, Stacey, Stan, Stella,
    Steph, Stephen, Steve, Stuart, Sue, Susan, Suzanne, Sylvia, Tania, Ted, Terry, Theresa, Tim, Tina, Toby, Tom, Tony,
    Tracey, Trevor, Val, Valerie, Vera, Vicky, Victoria, Viv, Wayne, Wendy, Will, Zoe`),
  scotland: splitNames(`
    Ailsa, Alasdair, Alastair, Angus, Archie, Callum, Calum, Catriona, Craig, Donald, Dougie, Eilidh, Euan, Ewan, Fergus,
    Fraser, Gregor, Hamish, Heather, Iain, Innes, Isla, Jock, Kenny, Kirsteen, Lachlan, Lorna, Mairi, Malcolm, Mhairi,
    Morag, Morven, Murdo, Niamh, Norrie, Rhona, Roddy, Rory, Shona, Sheena, Stewart, Struan`),
  wales: splitNames(`
    Aled, Alun, Angharad, Aneurin, Bethan, Bronwen, Bryn, Carys, Catrin, Ceri, Cerys, Dafydd, Dai, Delyth, Dilys, Eirlys,
    Eleri, Elin, Emyr, Ffion, Gareth, Geraint, Gethin, Glenys, Gwen, Gwyn, Gwyneth, Hefin, Huw, Hywel, Ieuan, Ifan, Iwan,
    Lowri, Mair, Manon, Megan, Meinir, Menna, Nerys, Nia, Non, Olwen, Owain, Rhian, Rhiannon, Rhodri, Rhys, Sioned, Siân,
    Tomos, Wyn`),
  northernIreland: splitNames(`
    Aidan, Aisling, Aoife, Bernadette, Brendan, Bronagh, Caoimhe, Caolan, Ciara, Ciaran, Clodagh, Colm, Conor, Cormac,
    Dermot, Declan, Deirdre, Dympna, Eamon, Eimear, Eoin, Fergal, Fionnuala, Geraldine, Grainne, Kathleen, Kieran, Majella,
    Malachy, Maeve, Niall, Noreen, Nuala, Oisin, Orla, Padraig, Patrick, Roisin, Seamus, Sean, Shane, Sharon, Sinead,
    Siobhan, Trevor, Una, Uel`),
} as const;

interface Worker {
  name: string;
  he: "he" | "she";
}

const men = (text: string): Worker[] => splitNames(text).map((name) => ({ name, he: "he" }));
const women = (text: string): Worker[] => splitNames(text).map((name) => ({ name, he: "she" }));

/** Drivers. Reviews mention them by first name. */
export const DRIVERS: readonly Worker[] = [
  ...men(`Kev, Gaz, Darren, Steve, Tony, Mick, Paul, Wayne, Dean, Lee, Carl, Baz, Jez, Daz, Robbie, Shaun, Craig, Terry,
    Gary, Andy, Phil, Col, Stu, Nige, Barry, Pete, Ricky, Scott, Jamie, Ash, Liam, Kyle, Jordan, Nathan, Ryan, Marcus,
    Imran, Tomasz, Marek, Raj, Delroy, Ali, Dave, Big Dave, Young Tom, Ron, Keith, Trev, Mark, Vince`),
  ...women("Lisa, Donna, Bev, Sam, Tina, Jo, Shaz, Kelly, Mel"),
];

/** First names of the office staff who answer the phone. */
export const OFFICE = splitNames(`
  Sandra, Julie, Lynn, Priya, Megan, Tracey, Sue, Denise, Maxine, Chloe, Gemma, Pam, Carol, Linda, Jackie, Michelle, Kirsty,
  Debbie, Sharon, Wendy, Nicola, Hayley, Leanne, Angie, Mandy, Jean, Yvonne, Beth, Katie, Aisha, Paula, Lorraine, Claire`);

/** First names of founders, except founders with origins abroad. */
export const FOUNDERS = splitNames(`
  Alan, Albert, Alf, Arthur, Barry, Bert, Bill, Bob, Brian, Cliff, Colin, Dave, Den, Derek, Don, Doug, Ernie, Frank, Fred,
  George, Gordon, Harold, Harry, Jack, Jim, Joan, Joe, John, Keith, Ken, Len, Les, Mick, Norman, Pat, Pete, Ray, Reg, Ron,
  Roy, Sheila, Sid, Stan, Ted, Terry, Tom, Trevor, Vic, Walter, Wilf`);
