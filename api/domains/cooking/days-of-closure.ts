import { daysFromTo } from '../../../schema/rules/days.ts';
import type { Closure } from '../mealtimes/closure.ts';

/** The days of a closure from today on. */
export const daysOfClosure = (
  { firstDay, lastDay }: Pick<Closure, 'firstDay' | 'lastDay'>,
  today: string,
): string[] => daysFromTo(firstDay, lastDay).filter(day => day >= today);
