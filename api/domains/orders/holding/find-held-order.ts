import type { Ctx } from '../../../core/ctx.ts';
import { isIdentifier } from '../../../core/identifier.ts';
import { customers } from '../../../core/rules.ts';
import { type HeldOrderRow, heldOrderColumns } from './held-order.ts';

/** Finds a held order of the viewer, still held or not. */
export const findHeldOrder = async (ctx: Ctx, id: string): Promise<HeldOrderRow | null> => {
  ctx.viewer.must(customers);
  if (!isIdentifier(id)) return null;
  const [held] = await ctx.sql.rows<HeldOrderRow>(
    `select ${heldOrderColumns} from held_orders h where h.id = $1 and h.customer_id = $2`,
    [id, ctx.viewer.userId],
  );
  return held ?? null;
};

/** Finds the held order of an idempotency key. */
export const heldUnderKey = async (ctx: Ctx, idempotencyKey: string): Promise<HeldOrderRow | null> => {
  const [held] = await ctx.sql.rows<HeldOrderRow>(
    `select ${heldOrderColumns} from held_orders h
     where h.customer_id = $1 and h.idempotency_key = $2 and h.status = 'HELD'`,
    [ctx.viewer.userId, idempotencyKey],
  );
  return held ?? null;
};
