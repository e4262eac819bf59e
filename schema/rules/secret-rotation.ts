import * as z from 'zod/mini';

export const secretOverlapHours = 168;

const refused = /*i18n*/ 'The earlier secret can work for 0 to 168 more hours.';

/** A new secret of a program, beside which the earlier one works for a while. */
export const secretRotation = z.object({
  id: z.string(),
  overlapHours: z.int(refused).check(z.minimum(0, refused), z.maximum(secretOverlapHours, refused)),
});
/** Until when the earlier secret works. */
export const overlapEnd = (now: Date, { overlapHours }: { overlapHours: number }): Date =>
  new Date(now.getTime() + overlapHours * 3_600_000);

export type SecretRotation = z.infer<typeof secretRotation>;
