import * as z from 'zod/mini';
import { reviewLengthLimit } from '../constants.ts';
import { lines } from './text.ts';

/** Stars and an optional text. */
export const reviewText = z.object({
  rating: z
    .int(/*i18n*/ 'Please choose 1 to 5 stars')
    .check(
      z.minimum(1, /*i18n*/ 'Please choose 1 to 5 stars'),
      z.maximum(5, /*i18n*/ 'Please choose 1 to 5 stars'),
    ),
  words: z.nullish(lines(reviewLengthLimit)),
});
export type ReviewText = z.infer<typeof reviewText>;
