import { batched } from '../../core/batched.ts';
import type { Ctx } from '../../core/ctx.ts';
import { Page, type Place, pageSize, placeAfter } from '../../core/page.ts';
import { type ReviewRow, reviewColumns } from './review-columns.ts';

/** Cursor before the newest review. */
const beforeAll: Place = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/** Finds a kitchen's reviews, the newest first. */
export const findReviews = async (
  ctx: Ctx,
  supplierId: string,
  { first, after }: { first: number; after?: string | null },
): Promise<Page<ReviewRow>> => {
  const size = pageSize(first);
  const [createdAt, id] = after ? placeAfter(after, 'string') : beforeAll;
  const rows = await ctx.sql.rows<ReviewRow>(
    `select ${reviewColumns} from reviews r join users u on u.id = r.customer_id
     where r.supplier_id = $1 and (r.created_at, r.id) < ($2::timestamptz, $3::uuid)
     order by r.created_at desc, r.id desc limit $4`,
    [supplierId, createdAt, id, size + 1],
  );
  return new Page(rows, size, after, row => [row.createdAt, row.id]);
};

/** Loads the reviews of orders; batched. */
export const reviewOfOrder = batched(async (ctx, orderIds) => {
  const reviews = await ctx.sql.rows<ReviewRow & { orderId: string }>(
    `select ${reviewColumns}, r.order_id as "orderId" from reviews r join users u on u.id = r.customer_id
     where r.order_id = any($1::uuid[])`,
    [orderIds],
  );
  return new Map(reviews.map(review => [review.orderId, review]));
});
