import { type Given, query } from '../../core/query/query.ts';
import { Review } from './review.ts';

/** Moves the time of a person's reviews, which `set_updated_at` sets: they are read with the name of their author. */
export const touchReviews = query({ Review }, (on, { userId }: Given<{ userId: string }>) =>
  on
    .updateTable('Review')
    .set(({ ref }) => ({ customerId: ref('customerId') }))
    .where('customerId', '=', userId),
);
