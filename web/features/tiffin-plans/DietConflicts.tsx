import { neverLines } from '../../food/diet-conflict-words.ts';
import type { CurrentMealQuery } from '../../generated/graphql.ts';

type Conflict = NonNullable<CurrentMealQuery['quoteTiffinPlan']>['dietConflicts'][number];

/** The dishes of a meal that someone in the household never eats, with whom they are not for and why. */
export const DietConflicts = ({ conflicts }: { conflicts: readonly Conflict[] }) =>
  conflicts.map(({ id, dishName, people }) => (
    <p key={id}>
      <strong>{dishName}</strong>: {neverLines(people).join('. ')}
    </p>
  ));
