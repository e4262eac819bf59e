/** Numbers of people by weekday, from Sunday. */
export type Week = readonly number[];

/** What one plan has, or would have, on each of its days. */
export interface Meals {
  weekdays: readonly number[];
  people: number;
}

export const noPeople: Week = [0, 0, 0, 0, 0, 0, 0];

export const without = (left: Week, { weekdays, people }: Meals): Week =>
  left.map((spots, day) => (weekdays.includes(day) ? spots - people : spots));

/** The weekdays on which so many people do not fit. */
export const fullDays = (left: Week, { weekdays, people }: Meals): number[] =>
  weekdays.filter(day => left[day]! < people);

/** Who in line gets spots: from the first on, everyone who fits on all of their days. */
export const servedFrom = <Waiting extends Meals>(
  left: Week,
  line: readonly Waiting[],
): { served: Waiting[]; left: Week } => {
  const served: Waiting[] = [];
  for (const waiting of line) {
    if (fullDays(left, waiting).length > 0) continue;
    left = without(left, waiting);
    served.push(waiting);
  }
  return { served, left };
};
