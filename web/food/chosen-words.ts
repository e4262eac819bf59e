import { formatMoney } from '../lib/formats/money.ts';
import { listed } from '../lib/language.ts';

interface Chosen {
  group: string;
  name: string;
  priceCents: number;
}

/** For example 'Bread: Roti · Extras: Ghee +$1.00'; empty when nothing was chosen. */
export const chosenWords = (choices: readonly Chosen[]): string =>
  [...new Set(choices.map(({ group }) => group))]
    .map(group => `${group}: ${listed(choices.filter(choice => choice.group === group).map(withPrice))}`)
    .join(' · ');

const withPrice = ({ name, priceCents }: Chosen) =>
  priceCents > 0 ? `${name} +${formatMoney(priceCents)}` : name;
