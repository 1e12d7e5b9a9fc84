/** The fields of one line of CSV; quotes may hold commas, but no line ends: none of these files has such. */
export function csvFields(line: string): string[] {
  const text = line.endsWith("\r") ? line.slice(0, -1) : line;
  const fields = text.split(",");
  if (!text.includes('"')) return fields;
  // A field that opens a quote and does not close it has lost a comma to the split.
  const torn = fields.some((field) => field.startsWith('"') && (field.length === 1 || !field.endsWith('"')));
  return (torn ? mend(fields) : fields).map(unquote);
}

function mend(pieces: readonly string[]): string[] {
  const fields: string[] = [];
  let open: string | null = null;
  for (const piece of pieces) {
    const field: string = open === null ? piece : `${open},${piece}`;
    open = field.startsWith('"') && (field.length === 1 || !field.endsWith('"')) ? field : null;
    if (open === null) fields.push(field);
  }
  return open === null ? fields : [...fields, open];
}

const unquote = (field: string): string =>
  field.startsWith('"') && field.endsWith('"') ? field.slice(1, -1) : field;
