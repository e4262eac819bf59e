import { t } from '@lingui/core/macro';
import { shortWeekday, weekdaysInOrder } from '../../../lib/formats/weekdays.ts';
import { listed } from '../../../lib/language.ts';

/** On which weekdays all dishes are cooked; undefined when that is every day, or unknown. */
export const cookedDaysWords = (
  lines: readonly { dish: { weekdays: readonly number[] } }[] | undefined,
): string | undefined => {
  const days = weekdaysInOrder.filter(day => lines?.every(({ dish }) => dish.weekdays.includes(day)) ?? true);
  if (days.length === weekdaysInOrder.length) return undefined;
  if (days.length === 0) return t`These dishes are cooked on different days. Please remove one.`;
  return t`These dishes are cooked on ${listed(days.map(shortWeekday))}.`;
};
