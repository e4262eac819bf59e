import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { billsMade, nextSaturdayAtNine, saturdayAtNine } from '../../testing/builders/a-tiffin-bill.ts';
import {
  changeFirstDish,
  lunchesOf,
  onlyAshasKitchen,
  ordersPlaced,
  TiffinPlanActs,
} from '../../testing/builders/a-tiffin-plan.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { notificationsSent } from '../../testing/notifications-sent.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { sendEmails } from '../notifications/emails/send-emails.ts';
import type { Key } from '../notifications/requested.ts';
import { notePriceRises } from './prices/note-price-rises.ts';

const site = 'https://tiffin.example';
let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let ravi: TiffinPlanActs;
/** Number of emails of the tests before. */
let before: number;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  ({ cook, kitchen } = await onlyAshasKitchen(marketplace));
  ravi = new TiffinPlanActs(marketplace, await marketplace.customer('Ravi Menon'));
  before = marketplace.mail.emails.length;
  await ravi.customer.graphql('mutation { updateNotificationSettings(input: { email: false }) { email } }');
});

/** What the mail job does with everything that was notified of. */
const mailsToRavi = async (): Promise<{ subject: string; text: string }[]> => {
  await notificationsSent(marketplace);
  const keys = await marketplace.sql.rows<Key>(
    'select user_id as "userId", id from notifications order by happened_at, id',
  );
  await sendEmails(marketplace.services, keys, site);
  const sent = marketplace.mail.emails.toReversed().slice(before);
  return sent.filter(({ to }) => to === ravi.customer.email);
};
const subjects = async () => (await mailsToRavi()).map(({ subject }) => subject);

describe('Ravi, who turned email off, is mailed', () => {
  test('the words he agreed to at the start, although he changed the plan before they were sent', async () => {
    const { id, consent } = await ravi.start(lunchesOf(kitchen));
    const lines = [{ dishId: kitchen.dishes[0]!.id, quantity: 2 }];
    await ravi.change({ planId: id, ...changed({ lines, expectedTotalCents: 1800 }) });
    const [start, change, ...others] = await mailsToRavi();
    expect(others).toEqual([]);
    expect(start!.subject).toBe('Your tiffin plan has started');
    expect(start!.text).toContain(consent);
    expect(start!.text).toContain('$9.00 a meal');
    expect(start!.text).toContain(`See your tiffin plans: ${site}/plans`);
    expect(start!.text).not.toContain('notification-settings');
    expect(change!.subject).toBe('What you agreed to for your lunch plan');
    expect(change!.text).toContain((await ravi.read(id)).consent);
    expect(change!.text).toContain('$18.00 a meal');
  });

  test('of a higher price before it costs anything, and the words once he agrees to it', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    await changeFirstDish(cook, { priceCents: 1100 });
    await notePriceRises(marketplace.services, kitchen.id);
    await ravi.agree(id, 1100);
    expect(await subjects()).toEqual([
      'Your tiffin plan has started',
      'A new price for your lunch plan',
      'What you agreed to for your lunch plan',
    ]);
    expect((await mailsToRavi())[2]!.text).toContain('$11.00 a meal');
  });

  test('of an overdue bill, but neither of a new one nor of a meal that could not be ordered', async () => {
    await ravi.start(lunchesOf(kitchen));
    await ordersPlaced(marketplace);
    for (const moment of [saturdayAtNine, nextSaturdayAtNine]) {
      marketplace.clock.moveTo(moment);
      await billsMade(marketplace);
    }
    const types = (await ravi.notices()).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['TIFFIN_BILL_MADE', 'TIFFIN_BILL_OVERDUE']));
    expect(await subjects()).toEqual([
      'Your tiffin plan has started',
      'Your tiffin plan waits for a payment',
    ]);
  });
});

test('a change that is refused is no consent', async () => {
  const { id } = await ravi.start(lunchesOf(kitchen));
  expect(await ravi.change({ planId: id, ...changed({ expectedTotalCents: 100 }) })).toMatchObject({
    code: 'PRICE_CHANGED',
  });
  expect(await subjects()).toEqual(['Your tiffin plan has started']);
});

/** What a plan of Ravi's has from now on. */
const changed = (given: Record<string, unknown> = {}) => {
  const { weekdays, lines, expectedTotalCents, hasConsented } = lunchesOf(kitchen);
  return { weekdays, lines, expectedTotalCents, hasConsented, weekdayAddresses: [], ...given };
};
