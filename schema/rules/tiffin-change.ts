import * as z from 'zod/mini';
import { deliveryLine } from './address.ts';
import { planTerms, weekday } from './tiffin-plan.ts';

/** What the server checks of a changed tiffin plan before it looks at the kitchen. */
export const tiffinPlanChange = z
  .object({
    ...planTerms,
    weekdayAddresses: z
      .array(z.object({ weekday, deliveryAddress: deliveryLine }))
      .check(z.maxLength(7, /*i18n*/ 'A week has seven days')),
    hasConsented: z.literal(true, /*i18n*/ 'Please agree before you save the change.'),
  })
  .check(
    z.refine(({ weekdayAddresses: on }) => new Set(on.map(each => each.weekday)).size === on.length, {
      error: /*i18n*/ 'Please choose one address for each weekday.',
      path: ['weekdayAddresses'],
    }),
  );
