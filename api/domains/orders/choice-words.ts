import { dollars } from '../../core/values/money.ts';
import type { OrderedChoice } from './ordered-choice.ts';

type Chosen = Pick<OrderedChoice, 'group' | 'name' | 'priceCents'>;

const choiceWord = ({ name, priceCents }: Chosen): string =>
  priceCents > 0 ? `${name} +${dollars(priceCents)}` : name;

/** What was chosen about a dish, by group, for example 'Bread: Roti, Rice. Extras: Ghee +$1.00'; empty for nothing. */
export const choiceWords = (choices: readonly Chosen[]): string =>
  [...Map.groupBy(choices, ({ group }) => group)]
    .map(([group, chosen]) => `${group}: ${chosen.map(choiceWord).join(', ')}`)
    .join('. ');

interface Line {
  dishName: string;
  choices: readonly Pick<Chosen, 'name'>[];
  /** Of a tiffin of the day, empty until it is written. */
  mealContent: string | null;
}

/** For example 'Thali (Roti, Ghee): Dal makhani, jeera rice'. */
export const dishWithChoices = ({ dishName, choices, mealContent }: Line): string => {
  const chosen = choices.length > 0 ? ` (${choices.map(({ name }) => name).join(', ')})` : '';
  return `${dishName}${chosen}${mealContent ? `: ${mealContent}` : ''}`;
};
