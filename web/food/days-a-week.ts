import { plural } from '@lingui/core/macro';

/** For example '3 days a week'. */
export const daysAWeek = (days: number): string =>
  plural(days, { one: '# day a week', other: '# days a week' });
