import { addressParts } from '../../../../schema/rules/address.ts';
import type { OrderRequest } from '../../../../schema/rules/order.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput } from '../../../core/operation/problem.ts';
import { placeOfZip } from '../../cities/place-of-zip.ts';

/** Refuses an address whose city, state and ZIP code do not match. */
export const addressRefusal = async (
  ctx: Ctx,
  { fulfillment, deliveryAddress }: Pick<OrderRequest, 'fulfillment' | 'deliveryAddress'>,
): Promise<InvalidInput | undefined> => {
  const parts = fulfillment === 'DELIVERY' && deliveryAddress ? addressParts(deliveryAddress) : undefined;
  if (!parts) return undefined;
  const place = await placeOfZip(ctx, parts);
  return place instanceof InvalidInput ? new InvalidInput(place.message, 'deliveryAddress') : undefined;
};
