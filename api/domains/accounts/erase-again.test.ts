import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Problem } from '../../core/operation/problem.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import { aCity, type TestCity } from '../../testing/builders/a-city.ts';
import { aKitchen } from '../../testing/builders/a-kitchen.ts';
import { givePassword } from '../../testing/builders/a-password.ts';
import { saveAddress } from '../../testing/builders/an-address.ts';
import { anOrder, cancelOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { everythingStored } from '../../testing/everything-stored.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { eraseAgain } from './erase-again.ts';

let marketplace: Marketplace;
let city: TestCity;
let people = 0;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  city = await aCity(marketplace);
});
afterAll(() => marketplace.close());
beforeEach(() => {
  people++;
  marketplace.warnings.length = 0;
});

const again = (userId: string) => eraseAgain(marketplace.services, userId);
const erasedByLog = () =>
  marketplace.warnings.filter(({ event }) => event === 'account erased').map(({ userId }) => userId);

test('an erasure is in the log by the ID of the account alone, also in a flood of account events', async () => {
  const leavers = [];
  for (let number = 1; number <= 12; number++) {
    const leaver = await marketplace.customer(`Lena Canary ${people}-${number}`);
    await givePassword(marketplace, leaver, 'tamarind rice');
    leavers.push(leaver);
  }
  for (const leaver of leavers) {
    const { deleteMyAccount } = await leaver.graphql(
      'mutation { deleteMyAccount(password: "tamarind rice") { __typename } }',
    );
    expect(deleteMyAccount.__typename).toBe('AccountDeleted');
  }
  expect(erasedByLog()).toEqual(leavers.map(({ userId }) => userId));
  expect(JSON.stringify(marketplace.warnings).toLowerCase()).not.toContain('canary');
});

test('a refused deletion is not in the log', async () => {
  const asha = await aKitchen(marketplace, city, { kitchenName: `Kitchen ${people}` });
  const ravi = await marketplace.customer(`Ravi ${people}`);
  await givePassword(marketplace, ravi, 'tamarind rice');
  await placeOrder(ravi, anOrder(asha));
  await ravi.graphql('mutation { deleteMyAccount(password: "tamarind rice") { __typename } }');
  expect(erasedByLog()).toEqual([]);
});

test('a customer whom a backup brought back is erased once more, and then stays erased', async () => {
  const noor = await marketplace.customer(`Noor Canary ${people}`);
  await saveAddress(noor, { streetName: 'Canary Street' });
  expect(await again(noor.userId)).toBe('erased');
  expect(await everythingStored(marketplace)).not.toContain(`canary ${people}`);
  expect(erasedByLog()).toEqual([noor.userId]);
  const [event] = await marketplace.sql.rows(
    `select actor_id as "actorId", after from audit_events where subject_id = $1 and action = 'ACCOUNT_DELETED'`,
    [noor.userId],
  );
  expect(event).toEqual({ actorId: noor.userId, after: { afterRestore: true } });

  expect(await again(noor.userId)).toBe('erased before');
  expect(erasedByLog()).toHaveLength(1);
});

test('an order that is open again is not robbed of its address: it is erased once that has ended', async () => {
  const asha = await aKitchen(marketplace, city, { kitchenName: `Kitchen ${people}` });
  const noor = await marketplace.customer(`Noor Canary ${people}`);
  const { id } = await placeOrder(noor, anOrder(asha));
  const refused = await again(noor.userId);
  expect(refused).toBeInstanceOf(Problem);
  expect(refused).toMatchObject({ code: 'ORDERS_UNDER_WAY', count: 1 });
  expect(await everythingStored(marketplace)).toContain(`noor canary ${people}`);
  await cancelOrder(noor, id, 'She is leaving');
  expect(await again(noor.userId)).toBe('erased');
});

test('a kitchen is closed again with its photos and its address, even if staff had disabled its account', async () => {
  const asha = await aKitchen(marketplace, city, {
    kitchenName: `Kitchen ${people}`,
    cookName: `Asha Canary ${people}`,
    address: `${people} Canary Ave, San Jose, CA`,
  });
  await marketplace.sql.rows('update users set disabled_at = now() where id = $1', [asha.userId]);
  expect(await again(asha.userId)).toBe('erased');
  const stored = await everythingStored(marketplace);
  expect(stored).not.toContain(`asha canary ${people}`);
  expect(stored).not.toContain(`${people} canary ave`);
  expect(stored).toContain(`kitchen ${people}`);
  expect(await again(asha.userId)).toBe('erased before');
});

test('an account that the backup does not have is nothing to erase, and staff are not erased', async () => {
  expect(await again(newIdentifier(marketplace.clock.read()))).toBe('unknown');
  const anita = await marketplace.admin(`Anita ${people}`);
  expect(await again(anita.userId)).toBe('of staff');
});
