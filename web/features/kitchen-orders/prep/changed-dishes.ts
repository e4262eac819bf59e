import type { PrepSupplement_supplementFragment } from '../../../generated/graphql.ts';

type ReopenedOrder = PrepSupplement_supplementFragment['reopenedOrders'][number];
type Line = ReopenedOrder['lines'][number];

export interface ChangedDish {
  /** A line of the dish, which says what changed. */
  line: Line;
  portions: number;
  /** When it last changed. */
  at: string;
}

const isChanged = ({ addedAllergens, changedDiet, removedMarks }: Line) =>
  addedAllergens.length > 0 || changedDiet !== null || removedMarks.length > 0;

const whatChanged = ({ dishId, dishName, diet, addedAllergens, changedDiet, removedMarks }: Line): string =>
  JSON.stringify([dishId, dishName, diet, addedAllergens.toSorted(), changedDiet, removedMarks.toSorted()]);

/** Adds up the portions of each dish that changed in the same way. */
export const changedDishesOf = (orders: readonly ReopenedOrder[]): ChangedDish[] => {
  const all = orders.flatMap(({ reopenedAt, lines }) =>
    lines.filter(isChanged).map(line => ({ line, portions: line.quantity, at: reopenedAt ?? '' })),
  );
  return [...Map.groupBy(all, ({ line }) => whatChanged(line)).values()].map(same => ({
    line: same[0]!.line,
    portions: same.reduce((sum, { portions }) => sum + portions, 0),
    at: same
      .map(({ at }) => at)
      .toSorted()
      .at(-1)!,
  }));
};
