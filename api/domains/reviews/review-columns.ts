import { formerCustomerName } from '../identity/former-customer.ts';
import { Review } from './review.ts';

export type ReviewRow = Pick<Review, 'id' | 'rating' | 'words'> & { createdAt: string; authorName: string };

/** Columns of a review `r` by `u`. Authors are shown by first name and initial only. */
export const reviewColumns = `r.id, r.rating, r.words, r.created_at as "createdAt",
  case u.name when '${formerCustomerName}' then u.name else
    split_part(u.name, ' ', 1) || coalesce(' ' || nullif(left(split_part(u.name, ' ', 2), 1), '') || '.', '')
  end as "authorName"`;

/** Sets the prototype that result unions recognize, without copying the row. */
export const asReview = (row: ReviewRow): ReviewRow => Object.setPrototypeOf(row, Review.prototype);
