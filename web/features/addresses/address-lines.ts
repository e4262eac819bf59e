/** The street on one line, the city with state and ZIP code on the next, as on an envelope. */
export function addressLines(line: string): [street: string, place: string] {
  const parts = line.split(', ');
  return [parts.slice(0, -2).join(', '), parts.slice(-2).join(', ')];
}
