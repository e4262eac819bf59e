import * as z from 'zod/mini';

/** What is checked of a holiday before it is sent; how long it may be is the server's rule. */
export const holidayDates = z
  .object({
    from: z.string().check(z.minLength(1, /*i18n*/ 'Please choose a first day.')),
    until: z.string().check(z.minLength(1, /*i18n*/ 'Please choose a last day.')),
  })
  .check(
    z.refine(({ from, until }) => until >= from, {
      error: /*i18n*/ 'The last day must not be before the first.',
      path: ['until'],
    }),
  );

export type HolidayDates = z.infer<typeof holidayDates>;
