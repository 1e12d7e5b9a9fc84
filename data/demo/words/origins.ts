import { splitNames } from "./lines.ts";

/** First names and surnames of people with origins abroad, grouped by origin. */
export const NAMES_BY_ORIGIN = [
  {
    first:
      splitNames(`Abdul, Adil, Ahmed, Aisha, Amina, Amir, Asif, Ayesha, Bilal, Fatima, Farah, Habib, Hamza, Hassan, Imran,
      Irfan, Javed, Khalid, Mariam, Mohammed, Nadia, Naveed, Nasreen, Omar, Parveen, Rashid, Rehana, Rukhsana, Sadia, Salma,
      Shabnam, Shazia, Tariq, Usman, Waseem, Yasmin, Yusuf, Zainab, Zubair`),
    family:
      splitNames(`Ahmed, Akhtar, Ali, Aslam, Aziz, Bhatti, Butt, Chaudhry, Chowdhury, Haque, Hussain, Ibrahim, Iqbal, Ismail,
      Javed, Karim, Khalid, Khan, Mahmood, Malik, Miah, Nawaz, Qureshi, Rafiq, Rahman, Rashid, Shafiq, Sheikh, Siddiqui,
      Tahir, Uddin, Yousaf, Zaman`),
  },
  {
    first:
      splitNames(`Amit, Anika, Anjali, Arjun, Bhavna, Deepa, Dilip, Gita, Hitesh, Jyoti, Kamal, Kiran, Mayur, Meera, Neha,
      Nilesh, Nisha, Pooja, Priya, Rajesh, Ravi, Sanjay, Seema, Sunita, Suresh, Vijay`),
    family:
      splitNames(`Agarwal, Bose, Chauhan, Desai, Gupta, Joshi, Kapoor, Kumar, Lakhani, Mehta, Mistry, Mukherjee, Nair, Parmar,
      Patel, Rai, Rao, Shah, Sharma, Solanki, Thakur, Trivedi, Vyas`),
  },
  {
    first:
      splitNames(`Amrit, Balbir, Daljit, Gurpreet, Harjit, Harpreet, Jaspreet, Kuldip, Manjit, Navdeep, Ranjit, Sandeep,
      Satnam, Simran, Sukhi, Surinder`),
    family:
      splitNames(`Atwal, Bains, Bajwa, Bhogal, Dhaliwal, Dhillon, Dosanjh, Ghuman, Gill, Grewal, Johal, Kang, Panesar, Rana,
      Sandhu, Sangha, Sekhon, Sidhu, Singh, Sohal, Virdee`),
  },
  {
    first:
      splitNames(`Abena, Ade, Adaeze, Adebayo, Ama, Babatunde, Chidi, Chioma, Ebo, Emeka, Folake, Funmi, Grace, Ifeoma, Kofi,
      Kwame, Ngozi, Olu, Samuel, Tunde, Yaw`),
    family:
      splitNames(`Abiodun, Achebe, Adeyemi, Afolabi, Agbaje, Amadi, Amoah, Asante, Boateng, Conteh, Ekwueme, Kamara, Mensah,
      Nwosu, Obi, Odukoya, Ofori, Okafor, Okoro, Olawale, Osei, Owusu, Sesay`),
  },
  {
    first:
      splitNames(`Beverley, Carlton, Claudette, Clive, Delroy, Devon, Errol, Hyacinth, Leroy, Lloyd, Marcia, Marlon, Neville,
      Patrice, Shanice, Sonia, Trevor, Winston, Yvonne`),
    family:
      splitNames(`Bailey, Baptiste, Blackwood, Braithwaite, Brathwaite, Campbell, Clarke, Francis, Gayle, Gordon, Grant,
      Henry, Joseph, Lewin, Powell, Reid, Samuels, Walters`),
  },
  {
    first:
      splitNames(`Agnieszka, Ania, Bartek, Dorota, Ewa, Filip, Gosia, Jacek, Kasia, Kuba, Lukasz, Magda, Marcin, Marek, Marta,
      Monika, Pawel, Piotr, Tomasz, Wojtek`),
    family:
      splitNames(`Baran, Bartosz, Dudek, Duda, Kaczmarek, Kowalczyk, Krol, Lis, Mazur, Michalak, Nowak, Pietrzak, Rybak,
      Sobczak, Stepien, Szymczak, Walczak, Wozniak, Wrobel, Zajac`),
  },
  {
    first: splitNames("Antonio, Carla, Dino, Franca, Gino, Lucia, Marco, Paolo, Rosa, Sergio, Tony"),
    family: splitNames(
      "Bellini, Capaldi, Conti, Di Mascio, Ferrari, Mancini, Marino, Morelli, Nardini, Romano, Rossi, Valente",
    ),
  },
  {
    first: splitNames("Andreas, Costas, Elena, George, Maria, Nicos, Panos, Sofia, Stavros, Yiannis"),
    family: splitNames(
      "Andreou, Charalambous, Christodoulou, Demetriou, Georgiou, Kyriacou, Lambrou, Nicolaou, Pavlou",
    ),
  },
  {
    first: splitNames("Ahmet, Ayse, Deniz, Emre, Hakan, Kemal, Mehmet, Selin, Yasemin"),
    family: splitNames("Aydin, Celik, Demir, Dogan, Kaya, Ozdemir, Ozturk, Sahin, Yildiz, Yilmaz"),
  },
  {
    first: splitNames("Ana, Carlos, Cristina, Joao, Luis, Manuel, Paula, Rui, Teresa"),
    family: splitNames(
      "Almeida, Carvalho, Costa, Da Silva, Fernandes, Gomes, Oliveira, Pereira, Ribeiro, Santos",
    ),
  },
  {
    first: splitNames("Hoa, Jun, Kim, Li, Linh, Mei, Ming, Wai, Wei, Xin"),
    family: splitNames("Chan, Cheung, Lam, Lau, Leung, Nguyen, Pham, Tran, Wong, Yip"),
  },
] as const;
