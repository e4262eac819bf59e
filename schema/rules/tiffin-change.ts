import * as z from 'zod/mini';
import { planTerms, weekdayAddresses } from './tiffin-plan.ts';

/** What the server checks of a changed tiffin plan before it looks at the kitchen. */
export const tiffinPlanChange = z.object({
  ...planTerms,
  weekdayAddresses,
  hasConsented: z.literal(true, /*i18n*/ 'Please agree before you save the change.'),
});
