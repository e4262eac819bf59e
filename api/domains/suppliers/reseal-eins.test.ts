import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Vault } from '../../core/security/vault.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen } from '../../testing/builders/a-kitchen.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { resealEins } from './reseal-eins.ts';
import { sealedEin } from './sealed-ein.ts';

let marketplace: Marketplace;
const [first, second, lookup] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const ein = '12-3456789';
let kitchenId: string;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  kitchenId = (await aKitchen(marketplace, await aCity(marketplace))).id;
  const stored = sealedEin(new Vault([first], lookup), ein, kitchenId);
  await marketplace.sql.rows(
    'update suppliers set ein_sealed = $2, ein_lookup = $3, ein_last_four = $4 where id = $1',
    [kitchenId, stored.einSealed, stored.einLookup, stored.einLastFour],
  );
});
afterAll(() => marketplace.close());

test('a server with other keys does not start', async () => {
  await expect(resealEins(marketplace.sql, new Vault([second], lookup))).rejects.toThrow('EIN_KEY');
  await expect(resealEins(marketplace.sql, new Vault([first], second))).rejects.toThrow('EIN_LOOKUP_KEY');
});

test('a new first key reseals all EINs, and the old key can be removed', async () => {
  await resealEins(marketplace.sql, new Vault([second, first], lookup));
  const [{ sealed }] = (await marketplace.sql.rows<{ sealed: string }>(
    'select ein_sealed as sealed from suppliers where id = $1',
    [kitchenId],
  )) as [{ sealed: string }];
  expect(new Vault([second], lookup).open(sealed, kitchenId)).toBe(ein);
});
