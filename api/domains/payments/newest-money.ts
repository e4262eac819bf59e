import type { ExpressionBuilder } from 'kysely';
import { Role } from '../../core/access/role.ts';
import type { Viewer } from '../../core/access/viewer.ts';
import { type AskedPage, Page, type PagePart, partOf } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Keyset, keysetOf } from '../../core/query/keyset.ts';
import type { Given, Query, Tables } from '../../core/query/query.ts';
import type { Supplier } from '../suppliers/supplier.ts';
import type { Payment } from './payment.ts';

type Money = Pick<
  Tables<{ Payment: typeof Payment }>['Payment'],
  'id' | 'customerId' | 'supplierId' | 'createdAt'
>;
type Reader = ExpressionBuilder<Tables<{ Supplier: typeof Supplier }> & { m: Money }, 'm'>;

interface Part extends Keyset {
  viewerId: string;
}
export type AskedMoney = Given<Part>;

/** The payments or refunds that viewers of a role may read: all for an admin, those of a kitchen, a customer's own. */
export const withinReachOf =
  (role: Role, { viewerId }: Pick<AskedMoney, 'viewerId'>) =>
  (money: Reader) => {
    if (role === Role.ADMIN) return money.lit(true);
    if (role === Role.CUSTOMER) return money('m.customerId', '=', viewerId);
    const kitchen = money.selectFrom('Supplier as s').select('s.id').where('s.userId', '=', viewerId);
    return money('m.supplierId', '=', kitchen);
  };

export const pageOf = async <Found extends { id: string; createdAt: string }>(
  ctx: Ctx,
  newestFor: (part: PagePart) => (viewer: Viewer) => Query<Part, Found>,
  asked: AskedPage,
): Promise<Page<Found>> => {
  const part = partOf(asked);
  const newest = newestFor(part)(ctx.viewer);
  const rows = await newest.all(ctx.sql, { viewerId: ctx.viewer.userId, ...keysetOf(part, 'desc') });
  return new Page(rows, part, row => [row.createdAt, row.id]);
};
