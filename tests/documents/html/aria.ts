/** Patterns for ARIA's states and properties (WAI-ARIA 1.2, section 6). Braille properties and `description` are from 1.3. */
const BOOLEAN = /^(true|false)$/;
const OPTIONAL_BOOLEAN = /^(true|false|undefined)$/;
const TRISTATE = /^(true|false|mixed|undefined)$/;
const INTEGER = /^-?\d+$/;
const NUMBER = /^-?\d+(\.\d+)?$/;
const IDS = /^\S+( \S+)*$/;
const TEXT = /\S/;

const VALUES: Readonly<Record<string, RegExp>> = {
  activedescendant: /^\S+$/,
  atomic: BOOLEAN,
  autocomplete: /^(inline|list|both|none)$/,
  braillelabel: TEXT,
  brailleroledescription: TEXT,
  busy: BOOLEAN,
  checked: TRISTATE,
  colcount: INTEGER,
  colindex: INTEGER,
  colspan: INTEGER,
  controls: IDS,
  current: /^(page|step|location|date|time|true|false)$/,
  describedby: IDS,
  description: TEXT,
  details: IDS,
  disabled: BOOLEAN,
  errormessage: IDS,
  expanded: OPTIONAL_BOOLEAN,
  flowto: IDS,
  haspopup: /^(true|false|menu|listbox|tree|grid|dialog)$/,
  hidden: OPTIONAL_BOOLEAN,
  invalid: /^(grammar|false|spelling|true)$/,
  keyshortcuts: TEXT,
  label: TEXT,
  labelledby: IDS,
  level: INTEGER,
  live: /^(assertive|off|polite)$/,
  modal: BOOLEAN,
  multiline: BOOLEAN,
  multiselectable: BOOLEAN,
  orientation: /^(horizontal|vertical|undefined)$/,
  owns: IDS,
  placeholder: TEXT,
  posinset: INTEGER,
  pressed: TRISTATE,
  readonly: BOOLEAN,
  relevant: /^(additions|additions text|all|removals|text)$/,
  required: BOOLEAN,
  roledescription: TEXT,
  rowcount: INTEGER,
  rowindex: INTEGER,
  rowspan: INTEGER,
  selected: OPTIONAL_BOOLEAN,
  setsize: INTEGER,
  sort: /^(ascending|descending|none|other)$/,
  valuemax: NUMBER,
  valuemin: NUMBER,
  valuenow: NUMBER,
  valuetext: TEXT,
};

/** The roles of ARIA 1.2 that authors may write. */
const ROLES = new Set(
  `alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox
  complementary contentinfo definition deletion dialog document emphasis feed figure form generic grid gridcell group
  heading img insertion link list listbox listitem log main marquee math menu menubar menuitem menuitemcheckbox
  menuitemradio meter navigation none note option paragraph presentation progressbar radio radiogroup region row rowgroup
  rowheader scrollbar search searchbox separator slider spinbutton status strong subscript superscript switch tab table
  tablist tabpanel term textbox time timer toolbar tooltip tree treegrid treeitem`.split(/\s+/),
);

export const isRole = (text: string): boolean =>
  text.split(" ").every((role) => ROLES.has(role)) && text !== "";

/** Returns the problem of an attribute whose name begins with "aria-", or null. */
export function ariaProblem(name: string, value: string): string | null {
  const values = VALUES[name.slice("aria-".length)];
  if (!values) return `ARIA has no attribute "${name}"`;
  return values.test(value) ? null : `"${value}" is no value of "${name}"`;
}
