interface Line {
  dishId: string;
  choices: readonly { id: string }[];
}

/** Tells the lines of a cart apart: the same dish with other choices is another line. */
export const lineKey = ({ dishId, choices }: Line): string =>
  keyOf(
    dishId,
    choices.map(({ id }) => id),
  );

export const keyOf = (dishId: string, choiceIds: readonly string[]): string =>
  [dishId, ...choiceIds.toSorted()].join(' ');
