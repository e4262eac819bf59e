import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Vault } from '../../../../core/security/vault.ts';
import { newIdentifier } from '../../../../core/values/identifier.ts';
import { Marketplace } from '../../../../testing/marketplace.ts';
import { resealAuthenticators } from './reseal-authenticators.ts';

let marketplace: Marketplace;
const [first, second, lookup] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const secret = 'JBSWY3DPEHPK3PXP';

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

test('secrets of apps that an older key sealed are resealed, and without that key no server starts', async () => {
  const { userId } = await marketplace.customer('Meera Iyer');
  const now = marketplace.clock.read();
  const id = newIdentifier(now);
  await marketplace.sql.rows(
    `insert into authenticators (id, user_id, secret_sealed, created_at, confirmed_at) values ($1, $2, $3, $4, $4)`,
    [id, userId, new Vault([first], lookup).seal(secret, id), now],
  );
  await expect(resealAuthenticators(marketplace.sql, new Vault([second], lookup))).rejects.toThrow('EIN_KEY');
  await resealAuthenticators(marketplace.sql, new Vault([second, first], lookup));
  const [{ sealed }] = (await marketplace.sql.rows<{ sealed: string }>(
    'select secret_sealed as sealed from authenticators',
  )) as [{ sealed: string }];
  const rotated = new Vault([second], lookup);
  expect(rotated.open(sealed, id)).toBe(secret);
  expect(() => rotated.open(sealed, newIdentifier(now))).toThrow();
});
