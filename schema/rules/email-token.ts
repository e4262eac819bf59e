import * as z from 'zod/mini';

/** The part of a mailed link after the #: 256 random bits. */
export const emailToken = z.string().check(z.trim(), z.regex(/^[\w-]{43}$/));
