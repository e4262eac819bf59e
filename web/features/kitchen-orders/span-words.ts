import { plural, t } from '@lingui/core/macro';

const minutesADay = 24 * 60;

/** How long some minutes are, for example 6 min, 1 h 5 min or 2 days. */
export const spanWords = (minutes: number): string => {
  const days = Math.floor(minutes / minutesADay);
  if (days > 0) return plural(days, { one: '# day', other: '# days' });
  const [hours, rest] = [Math.floor(minutes / 60), Math.floor(minutes) % 60];
  if (hours === 0) return t`${rest} min`;
  return rest === 0 ? t`${hours} h` : t`${hours} h ${rest} min`;
};
