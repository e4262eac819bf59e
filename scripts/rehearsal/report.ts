/** Rows of a table in Markdown, aligned for a terminal. */
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map(row => row[column]!.length)));
  const lineOf = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const rule = `|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`;
  return [lineOf(head), rule, ...rows.map(lineOf)].join('\n');
};

/** Minutes and seconds, as an operator reads them: 1:07 min, or 4.2 s. */
export const durationOf = (milliseconds: number): string => {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} min`;
};

export const sizeOf = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`;

/** What a drill proves, each with what was found; one that fails makes the whole drill fail. */
export class Proofs {
  readonly #say: (line: string) => void;
  #failed = 0;

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  add(what: string, isTrue: boolean, found = ''): void {
    if (!isTrue) this.#failed++;
    this.#say(`  ${isTrue ? 'yes' : 'NO '}  ${what}${found && `: ${found}`}`);
  }

  /** Says what was found and proves nothing. */
  remark(found: string): void {
    this.#say(`       ${found}`);
  }

  get failed(): number {
    return this.#failed;
  }
}

/** The first few of a list, and how many there are. */
export const some = (items: readonly string[], most = 3): string =>
  items.length === 0 ? 'none' : `${items.length}, such as ${items.slice(0, most).join('; ')}`;
