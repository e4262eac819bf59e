import type { Vault } from '../core/vault.ts';
import { sealedEin } from '../domains/suppliers/sealed-ein.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { Row } from './insert-rows.ts';

/** The EIN of an approved kitchen by its place among them. The prefix 00 is never given out. */
export const einOfKitchen = (kitchenName: string, index: number): string =>
  kitchenName === demoAccounts.supplier.kitchenName ? demoAccounts.supplier.ein : `00-${5_550_100 + index}`;

export const einColumns = (vault: Vault, ein: string, supplierId: string): Row => {
  const { einSealed, einLookup, einLastFour } = sealedEin(vault, ein, supplierId);
  return { ein_sealed: einSealed, ein_lookup: einLookup, ein_last_four: einLastFour };
};
