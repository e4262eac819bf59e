import { readFileSync } from 'node:fs';

/**
 * Loaded before the product (`--import`), so that a story can let time pass in it: its clock is ahead by as many
 * milliseconds as the file says. The product itself knows nothing of it.
 */
const file = process.env.CLOCK_AHEAD_FILE;
const RealDate = Date;
const now = () => RealDate.now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = class MovedDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(now());
    else super(...given);
  }
  static now() {
    return now();
  }
};
