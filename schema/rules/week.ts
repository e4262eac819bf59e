import * as z from 'zod/mini';
import {
  closureDaysLimit,
  closureReasonLimit,
  earliestCutOffMinutes,
  mealtimes,
  minutesOfDay,
  platesMaximum,
} from '../constants.ts';
import { withValues } from '../with-values.ts';
import { line } from './text.ts';

const platesWords = withValues(/*i18n*/ 'Please enter 1 to {0} plates', platesMaximum);
const dayTime = (words: string) => z.int(words).check(z.minimum(0, words), z.maximum(minutesOfDay, words));

/** What a kitchen cooks on some weekdays: one mealtime with its plates and times, in minutes from midnight. */
export const mealtimePlan = z
  .object({
    weekdays: z
      .array(z.int().check(z.minimum(0), z.maximum(6)))
      .check(
        z.minLength(1, /*i18n*/ 'Please choose a day'),
        z.maxLength(7, /*i18n*/ 'A week has seven days'),
      ),
    mealtime: z.enum(mealtimes, /*i18n*/ 'Please choose a meal'),
    plates: z.int(platesWords).check(z.minimum(1, platesWords), z.maximum(platesMaximum, platesWords)),
    cutOffMinutes: z
      .int(/*i18n*/ 'Please choose when orders close')
      .check(
        z.minimum(earliestCutOffMinutes, /*i18n*/ 'At most two days before'),
        z.maximum(minutesOfDay, /*i18n*/ 'On the same day at the latest'),
      ),
    servedFromMinutes: dayTime(/*i18n*/ 'Please choose when serving begins'),
    servedUntilMinutes: dayTime(/*i18n*/ 'Please choose when serving ends'),
  })
  .check(
    z.refine(plan => plan.servedFromMinutes < plan.servedUntilMinutes, {
      error: /*i18n*/ 'Serving must end after it begins',
      path: ['servedUntilMinutes'],
    }),
    z.refine(plan => plan.cutOffMinutes <= plan.servedFromMinutes, {
      error: /*i18n*/ 'Orders must close before serving begins',
      path: ['cutOffMinutes'],
    }),
  );
export type MealtimePlanFacts = z.infer<typeof mealtimePlan>;

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** Days without cooking, from the first to the last, and the reason shown to customers. */
export const closureFacts = z
  .object({
    firstDay: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, /*i18n*/ 'Please choose the first day')),
    lastDay: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, /*i18n*/ 'Please choose the last day')),
    reason: line(/*i18n*/ 'Please give customers a reason', closureReasonLimit),
  })
  .check(
    z.refine(closure => closure.firstDay <= closure.lastDay, {
      error: /*i18n*/ 'The last day must be after the first',
      path: ['lastDay'],
    }),
    z.refine(closure => dayNumber(closure.lastDay) - dayNumber(closure.firstDay) < closureDaysLimit, {
      error: withValues(/*i18n*/ 'At most {0} days at a time', closureDaysLimit),
      path: ['lastDay'],
    }),
  );
export type ClosureFacts = z.infer<typeof closureFacts>;
