import { Field } from 'type-graphql';
import { Problem, ProblemType } from '../../../core/operation/problem.ts';
import { DietConflict, type DietConflictPerson } from './diet-conflict.ts';

@ProblemType('DIET_NOT_ACCEPTED')
export class DietNotAccepted extends Problem {
  readonly code = 'DIET_NOT_ACCEPTED';

  @Field(() => [DietConflict], { description: 'Conflicts to accept, or to take out of the cart.' })
  conflicts: readonly DietConflict[];

  constructor(conflicts: readonly DietConflict[]) {
    const what = conflicts.map(
      ({ dishName, people }) => `${dishName} is not for ${people.map(reasonOf).join(', ')}`,
    );
    super(`${what.join('; ')}. Please remove it, or accept it for this order.`, 'lines');
    this.conflicts = conflicts;
  }
}

const words = (code: string) => code.toLowerCase().replaceAll('_', ' ');

/** For example 'Aarav (peanuts, not vegan)'. */
const reasonOf = ({ name, allergens, diet, needs }: DietConflictPerson): string => {
  const missing = [...(diet ? [diet] : []), ...needs].map(need => `not ${words(need)}`);
  const reasons = [...allergens.map(words), ...missing];
  return `${name} (${reasons.join(', ') || 'its allergens are unknown'})`;
};

/** Refuses conflicts that the customer did not accept; undefined when there is none. */
export const dietRefusal = (
  conflicts: readonly DietConflict[],
  accepted: readonly string[] | null | undefined,
): DietNotAccepted | undefined => {
  const open = conflicts.filter(({ id }) => !accepted?.includes(id));
  return open.length > 0 ? new DietNotAccepted(open) : undefined;
};
