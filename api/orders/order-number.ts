import { randomInt } from 'node:crypto';

/** Without the letters and digits that people mix up. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const four = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A number to say on the phone. Random, so that it tells nothing about how many orders there are. */
export const newOrderNumber = (): string => `T-${four()}-${four()}`;
