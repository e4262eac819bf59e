import { customers } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { HeldOrder, type HeldOrderRow, HeldOrderStatus } from './held-order.ts';

/** Columns of a held order that its customer reads; `h` is the order. */
const heldOrderColumns = [
  'h.id',
  'h.orderNumber',
  'h.status',
  'h.heldUntil',
  'h.supplierId',
  'h.totalCents',
  'h.commissionCents',
  'h.requestHash',
] as const;

const heldOrderQuery = query(
  { HeldOrder },
  (from, { id, customerId }: Given<{ id: string; customerId: string }>) =>
    from
      .selectFrom('HeldOrder as h')
      .where('h.id', '=', id)
      .where('h.customerId', '=', customerId)
      .select(heldOrderColumns),
);

const heldUnderKeyQuery = query(
  { HeldOrder },
  (from, { customerId, idempotencyKey }: Given<{ customerId: string; idempotencyKey: string }>) =>
    from
      .selectFrom('HeldOrder as h')
      .where('h.customerId', '=', customerId)
      .where('h.idempotencyKey', '=', idempotencyKey)
      .where('h.status', '=', HeldOrderStatus.HELD)
      .select(heldOrderColumns),
);

/** Finds a held order of the viewer, still held or not. */
export const findHeldOrder = async (ctx: Ctx, id: string): Promise<HeldOrderRow | null> => {
  ctx.viewer.must(customers);
  if (!isIdentifier(id)) return null;
  return (await heldOrderQuery.first(ctx.sql, { id, customerId: ctx.viewer.userId })) ?? null;
};

/** Finds the held order of an idempotency key. */
export const heldUnderKey = async (ctx: Ctx, idempotencyKey: string): Promise<HeldOrderRow | null> =>
  (await heldUnderKeyQuery.first(ctx.sql, { customerId: ctx.viewer.userId, idempotencyKey })) ?? null;
