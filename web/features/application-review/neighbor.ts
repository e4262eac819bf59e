/**
 * What comes so many steps after the selected one; the first when nothing is selected, itself at the ends. What is
 * leaving the list is followed by another one, if there is any.
 */
export const neighbor = (
  ids: readonly string[],
  selected: string | null,
  steps: 1 | -1,
  leaving?: 'not itself',
): string | null => {
  const at = selected === null ? -1 : ids.indexOf(selected);
  if (at < 0) return ids[0] ?? null;
  const next = ids[at + steps];
  if (next) return next;
  return leaving ? (ids[at - steps] ?? null) : selected;
};
