import * as z from 'zod/mini';
import { cityTimeZones } from '../constants.ts';
import { line } from './text.ts';

/** What an admin enters to open the marketplace to another city; the rest comes from its ZIP codes. */
export const newCity = z.object({
  name: line('Please enter the name of the city', 80),
  state: z
    .string('Please enter the state')
    .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, 'Two letters, for example CA')),
  timeZone: z.nullish(z.enum(cityTimeZones, 'Please choose a time zone')),
});
export type NewCity = z.infer<typeof newCity>;
