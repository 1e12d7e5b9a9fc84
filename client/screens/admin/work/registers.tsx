import { formatDate } from "#client/components/company/format.ts";
import { REGISTER_NAMES, registerText, registerWords } from "#client/components/company/register-words.ts";
import type { CompanyRegister } from "#contract/registers/register-options.ts";
import type { RegisterDifference, RegisterDoubtItem } from "#contract/work/work.ts";
import { ActButton } from "../act-button.tsx";
import { type ItemProps, WorkSection } from "../inbox-section.tsx";
import { useAct } from "../use-act.ts";
import { EditCompanyButton } from "./edit-company-button.tsx";
import type { OnDone } from "./use-undo.tsx";
import { AsideButton, CompanyLink, PauseButton, WorkRow } from "./work-row.tsx";

/** Public companies that take requests although a public register says that they are not in order. */
export const RegisterDifferences = () => (
  <WorkSection
    kind="registerDifferences"
    title="Not in order at a register"
    empty="No register says that a company is not in order."
    hint="Ring the company first. A pause stops requests for a year; the company can end it on its own page."
    row={(props) => <DifferenceRow {...props} />}
  />
);

function DifferenceRow({ item: { item, id, name, result }, onDone }: ItemProps<RegisterDifference>) {
  return (
    <WorkRow
      actions={
        <>
          <PauseButton {...{ id, name, onDone }} variant="primary" />
          <EditCompanyButton company={{ id, name }} variant="quiet" />
          <AsideButton kind="register-result" act="setLater" {...{ item, name, onDone }} />
        </>
      }
    >
      <CompanyLink {...{ id, name }} />
      <p className="wrap-anywhere">
        {REGISTER_NAMES[result.register]} {result.number}
      </p>
      <p className="text-sm text-muted">{registerText(result).text}</p>
    </WorkRow>
  );
}

/** Rows of a register with a company's name, of which a person has to say whether they are the company. */
export const RegisterDoubts = () => (
  <WorkSection
    kind="registerDoubts"
    title="Which company at the register?"
    empty="Every company that was found is certain."
    hint="The name agrees, but not the postcode, or several companies have both. Look them up before you choose."
    row={(props) => <DoubtRow {...props} />}
  />
);

function DoubtRow({ item: { item, id, name, postcode, rows }, onDone }: ItemProps<RegisterDoubtItem>) {
  return (
    <WorkRow
      actions={<AsideButton kind="register-doubt" act="tellRegisteredApart" {...{ item, name, onDone }} />}
    >
      <CompanyLink {...{ id, name }} />
      <p>{postcode ?? "no postcode"}</p>
      <ul className="grid gap-2">
        {rows.map((row) => (
          <li key={row.number} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              <RegisteredNumber register={row.register} number={row.number} />, {registerWords(row)} on{" "}
              {formatDate(row.asOf)}
            </span>
            <ChooseButton {...{ id, name, onDone }} row={row} />
          </li>
        ))}
      </ul>
    </WorkRow>
  );
}

const HOUSE = "https://find-and-update.company-information.service.gov.uk/company/";
/** The page on which a licence's number is searched. A licence has no address of its own. */
const LICENCES = "https://www.vehicle-operator-licensing.service.gov.uk/search/find-lorry-bus-operators/";

const RegisteredNumber = ({ register, number }: { register: CompanyRegister; number: string }) => (
  <a href={register === "companies-house" ? HOUSE + number : LICENCES} rel="nofollow" className="link">
    {REGISTER_NAMES[register]} {number}
  </a>
);

interface ChooseProps {
  id: number;
  name: string;
  row: RegisterDoubtItem["rows"][number];
  onDone: OnDone;
}

function ChooseButton({ id, name, row: { register, number }, onDone }: ChooseProps) {
  const choosing = useAct({
    send: (request) => request("POST", `/api/companies/${id}/registers`, { register, number }),
    done: "The company's page says it",
    onDone: () => onDone(null),
  });
  return (
    <ActButton
      act="chooseRegistered"
      subject={{ name }}
      name={`It is this one: ${number} ${name}`}
      isPending={choosing.isPending}
      onPress={() => choosing.mutate()}
    />
  );
}
