import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Vault } from '../../core/security/vault.ts';
import { resealAuthenticators } from '../../domains/identity/second-factor/authenticators/reseal-authenticators.ts';
import { moveClaims } from '../../domains/onboarding/claims/move-claims.ts';
import { renewEinLookups, resealEins } from '../../domains/suppliers/reseal-eins.ts';
import { sealedEin } from '../../domains/suppliers/sealed-ein.ts';
import { aCity } from '../builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../builders/a-kitchen.ts';
import { givePassword } from '../builders/a-password.ts';
import { Marketplace } from '../marketplace.ts';
import { codeOf, completeSignIn, giveAuthenticator, signIn } from '../second-factors.ts';
import type { Visitor } from '../visitor.ts';

const [sealing, newSealing, finding, newFinding] = [1, 2, 3, 4].map(() => randomBytes(32)) as [
  Buffer,
  Buffer,
  Buffer,
  Buffer,
];
const before = new Vault([sealing], finding);
/** EIN_KEY and EIN_LOOKUP_KEY with the new key before the old one. */
const between = new Vault([newSealing, sealing], newFinding, finding);
const after = new Vault([newSealing], newFinding);
const ein = '98-7654321';
const cookEmail = 'asha.of.keys@example.com';
const password = 'tamarind rice';

let marketplace: Marketplace;
let asha: TestKitchen;
let meera: Visitor;
let app: { secret: string; recoveryCodes: string[] };

/** Uses these keys as a server that was started with them, before it prepares the database. */
const use = (vault: Vault): void => {
  marketplace.services.vault = vault;
};

/** What each start does with them. */
const start = async (vault: Vault): Promise<void> => {
  use(vault);
  await resealEins(marketplace.sql, vault);
  await renewEinLookups(marketplace.sql, vault, async lookup => {
    await moveClaims.all(marketplace.sql, lookup);
  });
  await resealAuthenticators(marketplace.sql, vault);
};

const signInKitchen = async (): Promise<string> => {
  const { signInSupplier } = await marketplace.anonymous().graphql(
    `mutation ($input: SignInSupplierInput!) { signInSupplier(input: $input) {
      __typename ... on Problem { code } } }`,
    { input: { ein, email: cookEmail } },
  );
  return signInSupplier.code ?? signInSupplier.__typename;
};

const signInWith = async (code: string) => {
  const laptop = marketplace.anonymous();
  const { challenge } = await signIn(laptop, meera.email, password);
  const outcome = await completeSignIn(laptop, { challenge, code });
  return outcome.code ?? outcome.__typename;
};

const stored = async () => {
  const [row] = await marketplace.sql.rows<{ kitchen: string; claim: string; sealed: string }>(
    `select s.ein_lookup as kitchen, c.ein_lookup as claim, s.ein_sealed as sealed
     from suppliers s, ein_claims c where s.id = $1`,
    [asha.id],
  );
  return row!;
};

beforeAll(async () => {
  marketplace = await Marketplace.open();
  use(before);
  const city = await aCity(marketplace);
  asha = await aKitchen(marketplace, city, { email: cookEmail });
  const closed = await aKitchen(marketplace, city, { kitchenName: 'A closed kitchen' });
  const { einSealed, einLookup } = sealedEin(before, ein, asha.id);
  const setEin = 'update suppliers set ein_sealed = $2, ein_lookup = $3 where id = $1';
  await marketplace.sql.rows(setEin, [asha.id, einSealed, einLookup]);
  await marketplace.sql.rows(setEin, [closed.id, before.seal('11-1111111', closed.id), null]);
  await marketplace.sql.rows(
    `insert into ein_claims (id, ein_lookup, ein_last_four, email, contact_name, phone, message, status, created_at)
     values (gen_random_uuid(), $1, '4321', 'hema@example.com', 'Hema', '(408) 555-0147', '', 'OPEN', $2)`,
    [einLookup, marketplace.clock.read()],
  );
  meera = await marketplace.customer('Meera Iyer');
  await givePassword(marketplace, meera, password);
  app = await giveAuthenticator(marketplace, meera);
});
afterAll(() => marketplace.close());

test('the keys are changed in two starts, and people sign in before, between and after', async () => {
  await start(before);
  expect(await signInKitchen()).toBe('SupplierSignedIn');
  const first = await stored();

  // Another server has the new keys before the old one ends, and has not moved anything yet.
  use(between);
  expect(await signInKitchen()).toBe('SupplierSignedIn');
  await start(between);
  const second = await stored();
  expect(second.kitchen).not.toBe(first.kitchen);
  expect(second.claim).toBe(second.kitchen);
  expect(await signInKitchen()).toBe('SupplierSignedIn');
  marketplace.clock.forward({ minutes: 1 });
  expect(await signInWith(codeOf(marketplace, app.secret))).toBe('SignedIn');
  expect(await signInWith(app.recoveryCodes[0]!)).toBe('SignedIn');
  expect(await signInWith(app.recoveryCodes[0]!)).toBe('WRONG_CODE');

  await start(between);
  expect(await stored()).toEqual(second);

  await start(after);
  expect(await stored()).toEqual(second);
  expect(await signInKitchen()).toBe('SupplierSignedIn');
  marketplace.clock.forward({ minutes: 1 });
  expect(await signInWith(codeOf(marketplace, app.secret))).toBe('SignedIn');
  // It cannot be hashed again without the code.
  expect(await signInWith(app.recoveryCodes[1]!)).toBe('WRONG_CODE');
});

test('a server without one of the keys in use does not start', async () => {
  await expect(start(before)).rejects.toThrow('EIN_KEY');
  await expect(start(new Vault([newSealing], finding))).rejects.toThrow('EIN_LOOKUP_KEY');
});

test('a device that is recognized by the older key stays so', async () => {
  const laptop = marketplace.anonymous();
  const ravi = await marketplace.customer('Ravi Nair');
  await givePassword(marketplace, ravi, password);
  use(before);
  expect((await signIn(laptop, ravi.email, password)).__typename).toBe('SignedIn');
  const known = 'select count(*)::int as count from recognized_clients where user_id = $1';
  const notices = async () => {
    const kinds = await marketplace.sql.rows(
      `select from outbox where kind = 'NEW_DEVICE' and subject_id = $1
       union all select from notifications where user_id = $1 and type = 'NEW_DEVICE'`,
      [ravi.userId],
    );
    return kinds.length;
  };
  const noticed = await notices();
  use(between);
  expect((await signIn(laptop, ravi.email, password)).__typename).toBe('SignedIn');
  expect(await notices()).toBe(noticed);
  // Both are remembered by the new key as well.
  expect(await marketplace.sql.rows(known, [ravi.userId])).toEqual([{ count: 4 }]);
});
