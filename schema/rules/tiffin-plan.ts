import * as z from 'zod/mini';
import { mealtimes, tiffinPlanDaysAhead } from '../constants.ts';
import { deliveryLine } from './address.ts';
import { acceptedDietConflicts, cartLines, orderNote } from './cart.ts';
import { daysBetween } from './days.ts';
import { idempotencyKey } from './order.ts';

/** From 0, Sunday, to 6, Saturday. */
export const weekday = z.int().check(z.minimum(0), z.maximum(6));

export const planWeekdays = z
  .array(weekday)
  .check(z.minLength(1, /*i18n*/ 'Please choose a day'), z.maxLength(7, /*i18n*/ 'A week has seven days'));

/** What the server checks of a new tiffin plan before it looks at the kitchen. */
export const tiffinPlan = z
  .object({
    idempotencyKey: z.nullish(idempotencyKey),
    supplierId: z.uuid('Unknown kitchen'),
    mealtime: z.enum(mealtimes, /*i18n*/ 'Please choose a meal'),
    weekdays: planWeekdays,
    fulfillment: z.enum(['DELIVERY', 'PICKUP']),
    deliveryAddress: z.nullish(deliveryLine),
    note: z.nullish(orderNote),
    lines: cartLines.check(z.minLength(1, /*i18n*/ 'Please choose a dish first.')),
    startsOn: z.string(),
    endsOn: z.nullish(z.string()),
    expectedTotalCents: z.int(),
    acceptedDietConflicts,
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
  );
