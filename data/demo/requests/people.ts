import { familyNames } from "../companies/families.ts";
import type { Random } from "../random.ts";
import type { DemoTown } from "../read-place-tables.ts";
import { CUSTOMERS } from "../words/people.ts";

const MAIL_HOSTS = ["post.example", "home.example", "letters.example"];

/** Chooses a customer. The email address cannot exist, and Ofcom reserves the telephone number for drama. */
export function choosePerson(town: DemoTown, random: Random) {
  const first = random.pick(CUSTOMERS.britain);
  const family = random.pick(familyNames(town, random));
  const mailbox = `${first}.${family}`.toLowerCase().replace(/[^a-z.]/g, "");
  return {
    name: `${first} ${family}`,
    email: `${mailbox}@${random.pick(MAIL_HOSTS)}`,
    phone: `07700 900${String(random.between(0, 999)).padStart(3, "0")}`,
  };
}
