import { randomInt } from 'node:crypto';
import { unambiguousCharacters as alphabet } from '../../../schema/unambiguous-characters.ts';

const four = () => {
  let rest = randomInt(alphabet.length ** 4);
  let text = '';
  for (let index = 0; index < 4; index++) {
    text += alphabet[rest % alphabet.length];
    rest = Math.floor(rest / alphabet.length);
  }
  return text;
};

/** Makes a number that is easy to say on the phone. Random, so that it does not reveal how many of them exist. */
const newNumber = (letter: 'T' | 'B') => (): string => `${letter}-${four()}-${four()}`;

export const newOrderNumber = newNumber('T');
export const newBillNumber = newNumber('B');

/** What a number names, in the audit trail: 'Order T-7K3F-92QD' or 'Bill B-7K3F-92QD'. */
export const nameOfNumber = (number: string): string =>
  number.startsWith('B-') ? `Bill ${number}` : `Order ${number}`;
