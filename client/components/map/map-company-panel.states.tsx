import { LONG_TEXT, LONG_WORD, type States } from "#client/component-states/states.ts";
import { EXAMPLE_COMPANY, EXAMPLE_TOTAL } from "../company/testing/example-company.ts";
import { MapCompanyPanel } from "./results-map.tsx";

const delivery = "The yellow area is 25 km (16 miles) around its base.";

export const states: States = {
  "with a price": (
    <MapCompanyPanel
      company={{ ...EXAMPLE_COMPANY, distance: 6, serves: "yes", offersSize: true, total: EXAMPLE_TOTAL }}
      delivery={delivery}
      search={{ location: "Leeds", size: 6 }}
      place="Leeds"
    />
  ),
  "without a place": (
    <MapCompanyPanel company={EXAMPLE_COMPANY} delivery={delivery} search={{}} place={undefined} />
  ),
  "long texts": (
    <MapCompanyPanel
      company={{ ...EXAMPLE_COMPANY, name: LONG_WORD }}
      delivery={LONG_TEXT}
      search={{}}
      place={undefined}
    />
  ),
};
