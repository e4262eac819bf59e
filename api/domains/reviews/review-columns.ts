import { formerCustomerName } from '../identity/former-customer.ts';
import { Review } from './review.ts';

export type ReviewRow = Pick<Review, 'id' | 'rating' | 'words'> & { createdAt: string; authorName: string };

/** A review `r` by `u`. Of authors only first name and initial are told. */
export const reviewColumns = `r.id, r.rating, r.words, r.created_at as "createdAt",
  case u.name when '${formerCustomerName}' then u.name else
    split_part(u.name, ' ', 1) || coalesce(' ' || nullif(left(split_part(u.name, ' ', 2), 1), '') || '.', '')
  end as "authorName"`;

/** Result unions tell their members apart by class; a row becomes one of Review without being copied. */
export const asReview = (row: ReviewRow): ReviewRow => Object.setPrototypeOf(row, Review.prototype);
