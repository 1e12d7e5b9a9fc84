import type { CompanyRegister } from "./register-options.ts";

export const REGISTER_ATTRIBUTIONS: Readonly<Record<CompanyRegister, string>> = {
  "companies-house":
    "Contains Companies House information, free company data product, no restriction on use.",
  "operator-licences":
    "Contains information of the Driver and Vehicle Standards Agency, licensed under the Open Government Licence v3.0.",
};
