import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { clockAheadMinutesLimit } from '../../../schema/rules/sandbox.ts';
import { MovableClock } from '../../core/operation/movable-clock.ts';
import { topics } from '../../core/topics.ts';
import { aProgram } from '../../testing/api-tokens.ts';
import type { TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { lunchesOf, onlyAshasKitchen, TiffinPlanActs } from '../../testing/builders/a-tiffin-plan.ts';
import { anOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { aClockMover, moveClock } from '../../testing/sandbox.ts';
import { tuesdayMorning } from '../../testing/still-clock.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { WebhookReceiver } from '../../testing/webhook-receiver.ts';
import { aWebhookEndpoint, webhooksSent } from '../../testing/webhooks.ts';
import { placeDueOrders } from '../tiffin-plans/ordering/place-due-orders.ts';
import { openSandbox } from './open-sandbox.ts';
import { sandboxId, type TakenCards } from './stored-sandbox.ts';

const hour = 60;
const day = 24 * hour;

let marketplace: Marketplace;
let kitchen: TestKitchen;
let asha: Visitor;
let meera: Visitor;
let anita: Visitor;
/** The program of an integrator, with the token of Anita. */
let dev: Visitor;

beforeEach(async () => {
  marketplace = await Marketplace.open({}, undefined, { isSandbox: true });
  ({ cook: asha, kitchen } = await onlyAshasKitchen(marketplace));
  meera = await marketplace.customer('Meera Iyer');
  anita = await marketplace.admin('Anita');
  dev = await aClockMover(marketplace, anita);
  return () => marketplace.close();
});

const minutesLater = (minutes: number) =>
  new Date(Date.parse(tuesdayMorning) + minutes * 60_000).toISOString();
const sandboxOf = async (visitor: Visitor) =>
  (await visitor.graphql('{ sandbox { now aheadMinutes } }')).sandbox;
const isAhead = (minutes: number) => marketplace.sql.rows('update sandbox set ahead_minutes = $1', [minutes]);

describe('Dev moves the clock', () => {
  test('past the cut-off, and an order of the same dinner is refused', async () => {
    expect(await placeOrder(meera, anOrder(kitchen))).toMatchObject({ status: 'PLACED' });
    expect(await moveClock(dev, 7 * hour)).toEqual({
      __typename: 'Sandbox',
      now: minutesLater(7 * hour),
      aheadMinutes: 7 * hour,
    });
    expect(await placeOrder(meera, anOrder(kitchen))).toMatchObject({ code: 'CUT_OFF_PASSED' });
    expect(await sandboxOf(marketplace.anonymous())).toEqual({
      now: minutesLater(7 * hour),
      aheadMinutes: 7 * hour,
    });
  });

  test("towards Friday of next week, and the order of Meera's plan for that day is placed", async () => {
    const plans = new TiffinPlanActs(marketplace, meera);
    const { id } = await plans.start(lunchesOf(kitchen));
    const fridayStatus = async () => {
      await placeDueOrders(marketplace.services);
      return (await plans.day(id, '2026-11-27')).status;
    };
    expect(await fridayStatus()).toBe('PLANNED');
    await moveClock(dev, 5 * day);
    expect(await fridayStatus()).toBe('ORDERED');
  });

  test('and what passes later is counted from there', async () => {
    await moveClock(dev, 10);
    marketplace.clock.forward({ minutes: 5 });
    expect(await moveClock(dev, 10)).toMatchObject({ now: minutesLater(25), aheadMinutes: 20 });
  });

  test('several times at the same moment, and all of it adds up', async () => {
    const moved = await Promise.all(Array.from({ length: 8 }, () => moveClock(dev, 10)));
    expect(moved.map(({ __typename }) => __typename)).toEqual(Array(8).fill('Sandbox'));
    expect(await sandboxOf(dev)).toEqual({ now: minutesLater(80), aheadMinutes: 80 });
  });

  test('and it is in the audit trail who did', async () => {
    await moveClock(dev, 10);
    await moveClock(dev, 5);
    const { auditEvents } = await anita.graphql(
      '{ auditEvents { nodes { action actorName changes { fact before after } } } }',
    );
    expect(auditEvents.nodes[0]).toEqual({
      action: 'SANDBOX_CLOCK_MOVED',
      actorName: 'Anita',
      changes: [{ fact: 'aheadMinutes', before: '10', after: '15' }],
    });
  });
});

describe('the clock is not moved', () => {
  test.each([0, -1, -day, 60 * day + 1, 2 ** 31 - 1])('by %d minutes', async minutes => {
    expect(await moveClock(dev, minutes)).toMatchObject({ code: 'INVALID_INPUT', field: 'forwardMinutes' });
    expect(await sandboxOf(dev)).toMatchObject({ aheadMinutes: 0 });
  });

  test('further ahead of real time than it may be', async () => {
    await isAhead(clockAheadMinutesLimit - 1);
    expect(await moveClock(dev, 2)).toMatchObject({ code: 'CLOCK_TOO_FAR_AHEAD' });
    expect(await moveClock(dev, 1)).toMatchObject({ aheadMinutes: clockAheadMinutesLimit });
  });

  test('by customers, cooks, staff without the right, and programs without the scope', async () => {
    const document = 'mutation { moveSandboxClock(input: { forwardMinutes: 1 }) { __typename } }';
    const sam = await marketplace.admin('Sam', 'SUPPORT');
    const reporter = await aProgram(marketplace, anita, ['AUDIT_READ']);
    for (const visitor of [meera, asha, sam, reporter])
      expect(await visitor.refusal(document)).toBe('FORBIDDEN');
    expect(await marketplace.anonymous().refusal(document)).toBe('UNAUTHENTICATED');
    expect(await sandboxOf(dev)).toMatchObject({ aheadMinutes: 0 });
  });
});

test('by the moved time sessions end as they do with passing time, and a token stays until its day', async () => {
  await moveClock(dev, hour);
  expect(await anita.refusal('{ auditActions }')).toBe('UNAUTHENTICATED');
  await moveClock(dev, 14 * day);
  expect(await meera.refusal('{ addresses { id } }')).toBe('UNAUTHENTICATED');
  expect(await moveClock(dev, 1)).toMatchObject({ __typename: 'Sandbox' });
});

test('a moved clock gives no points back: limits of requests go by real time', async () => {
  const limited = await Marketplace.open({ REQUEST_POINTS: 1000 }, undefined, { isSandbox: true });
  onTestFinished(() => limited.close());
  const mover = await aClockMover(limited, await limited.admin('Anita'));
  const ravi = await limited.customer('Ravi');
  const costly = '{ suppliers(first: 60) { nodes { reviews(first: 50) { nodes { id words } } } } }';
  const spendAll = async () => {
    for (let tries = 0; tries < 10; tries++) {
      const { errors } = await ravi.ask(costly);
      if (errors) return errors[0].extensions.code;
    }
    return undefined;
  };
  expect(await spendAll()).toBe('TOO_MANY_REQUESTS');
  await moveClock(mover, 10);
  expect(await ravi.refusal(costly)).toBe('TOO_MANY_REQUESTS');
  limited.clock.forward({ minutes: 1 });
  expect((await ravi.graphql(costly)).suppliers.nodes).toEqual([]);
});

test('webhooks are signed at the real time, by which their receivers judge them', async () => {
  const receiver = await WebhookReceiver.open();
  await aWebhookEndpoint(asha, receiver.url);
  await moveClock(dev, hour);
  await placeOrder(meera, anOrder(kitchen));
  await webhooksSent(marketplace);
  const { headers, body } = receiver.accepted[0]!;
  expect(Number(headers['webhook-timestamp']) * 1000).toBe(Date.parse(tuesdayMorning));
  expect(JSON.parse(body).timestamp).toBe(minutesLater(hour));
  await receiver.close();
});

/** What a process does that starts as a sandbox on the database. */
const starts = ({ sql }: Marketplace, cards: TakenCards) =>
  openSandbox(sql, { clock: new MovableClock(() => new Date()), cards });

describe('another process on the database', () => {
  let other: Marketplace;
  const otherNow = () => other.services.clock().toISOString();

  test('starts at the moved time, and follows further moves', async () => {
    await moveClock(dev, hour);
    other = await Marketplace.open({}, marketplace.database, { isSandbox: true });
    expect(otherNow()).toBe(minutesLater(hour));
    await moveClock(dev, hour);
    await other.bus.publish([{ topic: topics.sandboxClock, id: sandboxId }]);
    await expect.poll(otherNow).toBe(minutesLater(2 * hour));
    // A signal that comes late, or twice, takes nothing back.
    await isAhead(10);
    await other.bus.publish([{ topic: topics.sandboxClock, id: sandboxId }]);
    expect(await sandboxOf(other.anonymous())).toMatchObject({ aheadMinutes: 2 * hour });
    await other.stop();
  });

  test('notices a move even when no signal comes', async () => {
    other = await Marketplace.open({}, marketplace.database, { isSandbox: true });
    await moveClock(dev, hour);
    await expect.poll(otherNow).toBe(minutesLater(hour));
    await other.stop();
  });

  test('starts with the same cards only', async () => {
    await expect(starts(marketplace, 'OWN')).resolves.toBeUndefined();
    await expect(starts(marketplace, 'STRIPE')).rejects.toThrow(/Leave the keys of Stripe out/);
    await marketplace.sql.rows("update sandbox set cards = 'STRIPE'");
    await expect(starts(marketplace, 'OWN')).rejects.toThrow(/Set the keys of Stripe/);
  });

  test('does not start as one that is no sandbox, also before the clock was moved', async () => {
    await expect(openSandbox(marketplace.sql, null)).rejects.toThrow(/Set SANDBOX=on/);
  });
});

describe('a server that is no sandbox', () => {
  let production: Marketplace;
  beforeAll(async () => {
    production = await Marketplace.open();
  });
  afterAll(() => production.close());

  test('says so, and keeps the time', async () => {
    const owner = await production.admin('Olga');
    expect(await sandboxOf(owner)).toBeNull();
    expect(await moveClock(owner, 1)).toMatchObject({ code: 'NOT_A_SANDBOX' });
    expect(production.services.clock().toISOString()).toBe(new Date(tuesdayMorning).toISOString());
  });

  test('never becomes one later: its orders are real', async () => {
    await production.customer('Ravi');
    await expect(starts(production, 'OWN')).rejects.toThrow(/not that of a sandbox/);
    await expect(openSandbox(production.sql, null)).resolves.toBeUndefined();
  });
});
