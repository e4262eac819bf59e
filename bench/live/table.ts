const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The percentile of the values. */
export const percentile = (values: readonly number[], share: number): string => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(2);
};

export const whole = (number: number): string => Math.round(number).toLocaleString('en-US');

export const kib = (bytes: number): string => (bytes / 1024).toFixed(1);

export const mib = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);

export const heading = (title: string, columns: readonly string[]): void => {
  say(`\n${title}\n`);
  say(`| ${columns.join(' | ')} |`);
  say(`|---|${'--:|'.repeat(columns.length - 1)}`);
};

export const row = (...cells: readonly string[]): void => say(`| ${cells.join(' | ')} |`);
