/** A copy of a list with one item moved. */
export const moved = <Entry>(list: readonly Entry[], from: number, place: number): Entry[] => {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(place, 0, list[from]!);
};
