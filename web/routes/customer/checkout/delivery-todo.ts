import { t } from '@lingui/core/macro';
import type { Reach } from '../../../features/menu/use-kitchen-reach.ts';

/** What a delivery still needs; an address with unknown coordinates is allowed, and the kitchen decides. */
export function deliveryTodo(address: string | null, reach: Reach | null): string | undefined {
  if (address === null) return t`Save a delivery address`;
  if (!reach || reach.delivers) return undefined;
  return reach.offersPickup
    ? t`Choose an address within the delivery area, or pickup,`
    : t`Choose an address within the delivery area`;
}
