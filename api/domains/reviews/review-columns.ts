import { sql } from 'kysely';
import { formerNames } from '../identity/former-names.ts';
import type { Review } from './review.ts';

export type ReviewRow = Required<Pick<Review, 'id' | 'rating' | 'words'>> & {
  createdAt: string;
  updatedAt: string;
  authorName: string;
};

const name = sql.ref('u.name');

/** Columns of a review `r` by `u`. Authors are shown by first name and initial only. */
export const reviewColumns = [
  'r.id',
  'r.rating',
  'r.words',
  'r.createdAt',
  'r.updatedAt',
  sql<string>`case ${name} when ${sql.lit(formerNames.CUSTOMER)} then ${name} else
    split_part(${name}, ' ', 1) || coalesce(' ' || nullif(left(split_part(${name}, ' ', 2), 1), '') || '.', '')
  end`.as('authorName'),
] as const;
