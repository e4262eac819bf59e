import type { Ctx } from '../core/ctx.ts';
import { Page, type Place, pageSize, placeAfter } from '../core/page.ts';
import type { Review } from './review.ts';

export type ReviewRow = Pick<Review, 'id' | 'rating' | 'words'> & { createdAt: string; authorName: string };

/** A place before every review, the newest first. */
const beforeAll: Place = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/** A kitchen's reviews, the newest first. Of their authors only first name and initial are told. */
export const findReviews = async (
  ctx: Ctx,
  supplierId: string,
  { first, after }: { first: number; after?: string | null },
): Promise<Page<ReviewRow>> => {
  const size = pageSize(first);
  const [createdAt, id] = after ? placeAfter(after, 'string') : beforeAll;
  const rows = await ctx.sql.rows<ReviewRow>(
    `select r.id, r.rating, r.words, r.created_at as "createdAt",
       split_part(u.name, ' ', 1) || coalesce(' ' || nullif(left(split_part(u.name, ' ', 2), 1), '') || '.', '')
         as "authorName"
     from reviews r join users u on u.id = r.customer_id
     where r.supplier_id = $1 and (r.created_at, r.id) < ($2::timestamptz, $3::uuid)
     order by r.created_at desc, r.id desc limit $4`,
    [supplierId, createdAt, id, size + 1],
  );
  return new Page(rows, size, after, row => [row.createdAt, row.id]);
};
