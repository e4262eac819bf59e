import * as z from 'zod/mini';
import { mealtimes, tiffinPlanDaysAhead } from '../constants.ts';
import { deliveryLine } from './address.ts';
import { acceptedDietConflicts, cartLines, orderNote } from './cart.ts';
import { daysBetween } from './days.ts';
import { idempotencyKey } from './order.ts';
import { planDaysFrom } from './tiffin-days.ts';

/** From 0, Sunday, to 6, Saturday. */
export const weekday = z.int().check(z.minimum(0), z.maximum(6));

export const planWeekdays = z
  .array(weekday)
  .check(z.minLength(1, /*i18n*/ 'Please choose a day'), z.maxLength(7, /*i18n*/ 'A week has seven days'));

const isOncePerWeekday = (on: readonly { weekday: number }[]): boolean =>
  new Set(on.map(each => each.weekday)).size === on.length;

/** Addresses of weekdays that have another one than the plan. */
export const weekdayAddresses = z
  .array(z.object({ weekday, deliveryAddress: deliveryLine }))
  .check(
    z.maxLength(7, /*i18n*/ 'A week has seven days'),
    z.refine(isOncePerWeekday, /*i18n*/ 'Please choose one address for each weekday.'),
  );

/** What a customer chooses when a plan starts, and again when it changes. */
export const planTerms = {
  weekdays: planWeekdays,
  deliveryAddress: z.nullish(deliveryLine),
  note: z.nullish(orderNote),
  lines: cartLines.check(z.minLength(1, /*i18n*/ 'Please choose a dish first.')),
  endsOn: z.nullish(z.string()),
  expectedTotalCents: z.int(),
  acceptedDietConflicts,
};

/** Key of the contents that were shown, as the quote has it. */
export const contentsKey = z.nullish(
  z.string().check(z.regex(/^[\w-]{22}$/, 'This is not a key of contents.')),
);

/** What the server checks of a new tiffin plan before it looks at the kitchen. */
export const tiffinPlan = z
  .object({
    ...planTerms,
    idempotencyKey: z.nullish(idempotencyKey),
    supplierId: z.uuid('Unknown kitchen'),
    offerId: z.nullish(z.uuid('Unknown offer')),
    mealtime: z.enum(mealtimes, /*i18n*/ 'Please choose a meal'),
    fulfillment: z.enum(['DELIVERY', 'PICKUP']),
    weekdayAddresses: z.nullish(weekdayAddresses),
    startsOn: z.string(),
    hasConsented: z.literal(true, /*i18n*/ 'Please agree before you start the plan.'),
  })
  .check(
    z.refine(plan => plan.fulfillment === 'PICKUP' || Boolean(plan.deliveryAddress), {
      error: /*i18n*/ 'Please enter a delivery address.',
      path: ['deliveryAddress'],
    }),
    z.refine(plan => !plan.endsOn || plan.endsOn >= plan.startsOn, {
      error: /*i18n*/ 'The last day must not be before the first.',
      path: ['endsOn'],
    }),
    z.refine(plan => !plan.endsOn || daysBetween(plan.startsOn, plan.endsOn) <= tiffinPlanDaysAhead, {
      error: /*i18n*/ 'Please choose a last day within a year.',
      path: ['endsOn'],
    }),
    z.refine(plan => planDaysFrom(plan, plan.startsOn, 1, 7).length > 0, {
      error: /*i18n*/ 'There is no meal between the first and the last day.',
      path: ['endsOn'],
    }),
  );
