import { problemCodes } from '../../../../schema/problem-codes.ts';
import type { ProblemCode } from '../../../core/operation/problem-code.ts';

/** What an outbox entry says of days of a tiffin plan besides the plan. */
export interface DayDetail {
  /** In their order, at least one. */
  serviceDates: readonly string[];
  /** Null where no order was even tried. */
  code: ProblemCode | null;
  reason: string;
}

const isCode = (word: string): word is ProblemCode => Object.hasOwn(problemCodes, word);

export const writeDayDetail = ({ serviceDates, code, reason }: DayDetail): string =>
  [serviceDates.join(','), ...(code ? [code] : []), reason].join(' ');

/** Reads what `writeDayDetail` wrote; earlier releases wrote no code, and the first day alone. */
export const readDayDetail = (detail: string): DayDetail => {
  const [days = '', second = '', ...others] = detail.split(' ');
  const serviceDates = days.split(',');
  return isCode(second)
    ? { serviceDates, code: second, reason: others.join(' ') }
    : { serviceDates, code: null, reason: [second, ...others].join(' ') };
};
