import * as z from 'zod/mini';
import { daysBetween, isCalendarDay } from './days.ts';
import { idempotencyKey } from './order.ts';

export const exportKinds = ['ORDERS', 'ORDER_LINES', 'LEDGER', 'REVIEWS'] as const;
export const exportFormats = ['JSONL', 'CSV'] as const;

/** Days of one export. */
export const exportDaysLimit = 366;
/** Exports of a person that wait or run at the same time. */
export const exportsUnderWayLimit = 3;
/** Exports that a person starts in 24 hours. */
export const exportsPerDayLimit = 50;
/** For which a file is stored. Less than the week that the nightly sweep of files looks back. */
export const exportFileDays = 5;
/** For which a link opens the file. */
export const exportLinkMinutes = 15;

const day = z
  .string()
  .check(
    z.regex(/^(19|20)\d{2}-\d{2}-\d{2}$/, 'A day is written as YYYY-MM-DD, such as 2026-11-20.'),
    z.refine(isCalendarDay, 'There is no such day.'),
  );

export const newExport = z
  .object({
    kind: z.enum(exportKinds, `The kind is one of ${exportKinds.join(', ')}.`),
    format: z.enum(exportFormats, `The format is one of ${exportFormats.join(', ')}.`),
    from: day,
    to: day,
    supplierId: z.nullish(z.string().check(z.uuid('An id is a UUID.'))),
    idempotencyKey,
  })
  .check(
    z.refine(({ from, to }) => from <= to, {
      message: 'The last day is before the first one.',
      path: ['to'],
    }),
    z.refine(({ from, to }) => daysBetween(from, to) < exportDaysLimit, {
      message: `An export has at most ${exportDaysLimit} days. Please choose fewer.`,
      path: ['to'],
    }),
  );
export type NewExport = z.infer<typeof newExport>;
