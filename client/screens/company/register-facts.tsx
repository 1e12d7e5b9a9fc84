import { REGISTER_NAMES, registerText } from "#client/components/company/register-words.ts";
import type { Company } from "#contract/companies.ts";
import { COMPANY_REGISTERS } from "#contract/registers/register-options.ts";

/** What public registers say about the company, each with its day. Absent where nothing is stated or certain. */
export const registerFacts = ({ companyNumber, registers }: Company) =>
  COMPANY_REGISTERS.flatMap((register) => {
    const result = registers.find((one) => one.register === register);
    const number = result?.number ?? (register === "companies-house" ? companyNumber : null);
    if (!number) return [];
    const { text, tone } = result
      ? registerText(result)
      : { text: "as stated, not compared", tone: undefined };
    const value = (
      <>
        {number}{" "}
        <span className={`block text-sm ${tone ? "font-semibold text-stop" : "font-normal"}`}>{text}</span>
      </>
    );
    return [{ label: REGISTER_NAMES[register], value }];
  });
