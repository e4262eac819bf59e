import type { ExpressionBuilder } from 'kysely';
import { Role } from '../../core/access/role.ts';
import { beforeNewest, type CursorPosition, decodeCursor, Page, pageSize } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import type { Given, Query, Tables } from '../../core/query/query.ts';
import type { Supplier } from '../suppliers/supplier.ts';
import type { Payment } from './payment.ts';

type Money = Pick<
  Tables<{ Payment: typeof Payment }>['Payment'],
  'id' | 'customerId' | 'supplierId' | 'createdAt'
>;
type Reader = ExpressionBuilder<Tables<{ Supplier: typeof Supplier }> & { m: Money }, 'm'>;

interface AskedPage {
  viewerId: string;
  before: CursorPosition[0];
  beforeId: string;
  limit: number;
}
export type AskedMoney = Given<AskedPage>;

/** The payments or refunds that viewers of a role may read: all for an admin, those of a kitchen, a customer's own. */
export const withinReachOf =
  (role: Role, { viewerId }: AskedMoney) =>
  (money: Reader) => {
    if (role === Role.ADMIN) return money.lit(true);
    if (role === Role.CUSTOMER) return money('m.customerId', '=', viewerId);
    const kitchen = money.selectFrom('Supplier as s').select('s.id').where('s.userId', '=', viewerId);
    return money('m.supplierId', '=', kitchen);
  };

/** Those that come after a cursor, the newest first. */
export const olderThan =
  ({ before, beforeId }: AskedMoney) =>
  (money: Reader) =>
    money(
      money.refTuple('m.createdAt', 'm.id'),
      '<',
      money.tuple(money.cast<string>(before, 'timestamptz'), money.cast<string>(beforeId, 'uuid')),
    );

export const pageOf = async <Found extends { id: string; createdAt: string }>(
  ctx: Ctx,
  newest: Query<AskedPage, Found>,
  { first, after }: { first: number; after?: string | null },
): Promise<Page<Found>> => {
  const size = pageSize(first);
  const [before, beforeId] = after ? decodeCursor(after, 'string') : beforeNewest;
  const rows = await newest.all(ctx.sql, { viewerId: ctx.viewer.userId, before, beforeId, limit: size + 1 });
  return new Page(rows, size, after, row => [row.createdAt, row.id]);
};
