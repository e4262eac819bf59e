import { hash } from 'node:crypto';
import { breaksDiet, contentsWith, isNever } from '../../../../schema/rules/breaks-diet.ts';
import type { HouseholdMember } from '../../households/household-member.ts';
import type { DishRow } from '../../menus/dish-columns.ts';
import type { QuotedLine } from '../placing/cart-quote.ts';
import type { DietConflict, DietConflictPerson } from './diet-conflict.ts';

/** A line of a cart or an order, as far as it is compared. */
export interface ComparedLine extends Pick<QuotedLine, 'choices' | 'choiceIds'> {
  dish: Pick<DishRow, 'id' | 'name' | 'allergens' | 'diet' | 'marks'>;
}

/** The lines of a cart or an order that someone in the household never eats. */
export const dietConflictsOf = (
  people: readonly HouseholdMember[],
  lines: readonly ComparedLine[],
): DietConflict[] => lines.flatMap(line => conflictOf(people, line) ?? []);

const conflictOf = (
  people: readonly HouseholdMember[],
  { dish, choices, choiceIds }: ComparedLine,
): DietConflict | undefined => {
  const contents = contentsWith(dish, choices);
  const notFor = people.flatMap(({ id: personId, name, ...eater }): DietConflictPerson[] => {
    const broken = breaksDiet(contents, eater);
    const { allergens, diet, needs } = broken;
    return isNever(broken) ? [{ personId, name, allergens, diet, needs }] : [];
  });
  if (notFor.length === 0) return undefined;
  const what = { dishId: dish.id, choiceIds };
  return { id: fingerprint(what, notFor), ...what, dishName: dish.name, people: notFor };
};

/** Changes with everything a customer is asked about, so that only what was seen is accepted. */
const fingerprint = (
  { dishId, choiceIds }: Pick<DietConflict, 'dishId' | 'choiceIds'>,
  people: readonly DietConflictPerson[],
): string => {
  const reasons = people.map(({ name: _, allergens, diet, needs, personId }) => [
    personId,
    diet,
    [...allergens].sort(),
    [...needs].sort(),
  ]);
  const text = JSON.stringify([dishId, [...choiceIds].sort(), reasons]);
  return hash('sha256', text, 'base64url').slice(0, 22);
};
