import type { Ctx } from '../../../core/operation/ctx.ts';
import { supplierOf } from '../supplier-by-id.ts';

/** ID of the city of a kitchen, listed or not; null where there is no such kitchen. Batched. */
export const cityOf = async (ctx: Ctx, supplierId: string): Promise<string | null> =>
  (await supplierOf(ctx, supplierId))?.cityId ?? null;
