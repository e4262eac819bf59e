/** A list with one of its entries at another place. */
export const moved = <Entry>(list: readonly Entry[], from: number, place: number): Entry[] => {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(place, 0, list[from]!);
};
