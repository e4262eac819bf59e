import { wholeAddress } from '../suppliers/shown-places.ts';
import type { SupplierRow } from '../suppliers/supplier-columns.ts';
import type { OrderRow } from './order-columns.ts';
import { openStatuses } from './order-status.ts';

/**
 * The address of the kitchen for who picks the order up there; null for delivery and once the order is picked up or
 * canceled.
 */
export const pickupAddressOf = (
  { fulfillment, status }: Pick<OrderRow, 'fulfillment' | 'status'>,
  kitchen: Pick<SupplierRow, 'storedAddress' | 'zipCode'>,
): string | null =>
  fulfillment === 'PICKUP' && openStatuses.includes(status) ? wholeAddress(kitchen) : null;
