import { Fragment } from "react";
import { websiteName } from "./format.ts";

/** Long names can break before a dot: "www.firm" and ".example". */
export function WebsiteName({ url }: { url: string }) {
  return websiteName(url)
    .split(/(?<!^www)(?=\.)/)
    .map((part, position) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
      <Fragment key={position}>
        {position > 0 && <wbr />}
        {part}
      </Fragment>
    ));
}
