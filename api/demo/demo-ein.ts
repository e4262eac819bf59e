import type { Vault } from '../core/security/vault.ts';
import { sealedEin } from '../domains/suppliers/sealed-ein.ts';
import type { Supplier } from '../domains/suppliers/supplier.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { Row } from './insert-rows.sql.ts';

/** The EIN of an approved kitchen by its place among them. The prefix 00 is never given out. */
export const einOfKitchen = (kitchenName: string, index: number): string =>
  kitchenName === demoAccounts.supplier.kitchenName ? demoAccounts.supplier.ein : `00-${5_550_100 + index}`;

export const einColumns = (vault: Vault, ein: string, supplierId: string): Row<Supplier> => {
  const { einSealed, einLookup, einLastFour } = sealedEin(vault, ein, supplierId);
  return { einSealed, einLookup, einLastFour };
};
